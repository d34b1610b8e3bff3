import { textPlaces, textsIn, type Sources } from '#analysis';
import type { FileToBe, StepAddition } from '#studio';
import { valueWith } from '../../value-with.ts';
import { filesWith, sourcesToBe } from '../files-to-be.ts';

/** A text that another step says from now on, by its places. */
export type Moved = { from: readonly string[]; to: readonly string[] };

/**
 * Has the words of refusals follow where they are told: a screen that is put before a call tells what the one before it
 * told, in the same words.
 */
export function toldAtNewStep(
  { journey, name }: StepAddition,
  files: readonly FileToBe[],
  sources: Sources,
): { files: readonly FileToBe[]; moved: readonly Moved[] } {
  const after = sourcesToBe(sources, files);
  const source = after.journeys.get(journey);
  const document = after.texts.get(journey);
  if (!source?.journey?.value || !document) return { files, moved: [] };
  const places = [...textPlaces(source, source.journey.document, source.journey.value)].map(
    ({ path }) => path,
  );
  const known = new Set(places.map((path) => path.join('.')));
  const present = new Map([...textsIn(document.value)].map(({ path, words }) => [path.join('.'), words]));
  const strays = [...textsIn(document.value)]
    .map(({ path }) => path)
    .filter((path) => !known.has(path.join('.')));
  const moved = places
    .filter(([step, part]) => step === name && part === 'errors')
    .flatMap((to): Moved[] => {
      const from = strays.find(([, ...rest]) => rest.join('.') === to.slice(1).join('.'));
      return from && !present.has(to.join('.')) ? [{ from, to }] : [];
    });
  if (moved.length === 0) return { files, moved };
  const worded = moved.reduce<unknown>((tree, { from, to }) => {
    const said = present.get(from.join('.')) ?? '';
    return valueWith(valueWith(tree, to, said), from, undefined);
  }, document.value);
  const words = sources.texts.get(journey);
  const others = files.filter(({ path }) => path !== document.path);
  return { files: [...others, ...(words ? filesWith(words, worded) : [])], moved };
}

/** Has a scenario expect them there. */
export const expectingThere = (file: FileToBe, moved: readonly Moved[]): FileToBe => ({
  ...file,
  text: moved.reduce(
    (text, { from, to }) =>
      text?.replaceAll(`"message": "${from.join('.')}"`, `"message": "${to.join('.')}"`),
    file.text,
  ),
});
