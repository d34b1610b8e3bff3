import { standIns, textPlaces, textsIn, type Sources } from '#analysis';
import type { FieldWriting } from '#studio';
import { valueWith, valueWithout } from '../../value-with.ts';

type Field = Pick<FieldWriting, 'journey' | 'step' | 'name' | 'label' | 'choiceWords'>;

/**
 * Makes the texts of a journey with those that a field must have wherever it is shown, and with what its choices are called
 * from now on at its own step; what is not worded yet stands in. What the field had to say and has no more, such as a choice that is gone, goes.
 */
export function textsWithField(
  { journey, step: at, name, label, choiceWords }: Field,
  steps: readonly string[],
  after: Sources,
): unknown {
  const texts: unknown = after.texts.get(journey)?.value ?? {};
  const source = after.journeys.get(journey);
  const definition = source?.journey?.value;
  if (!source?.journey || !definition) return texts;
  const isOwn = ([step = '', fields, field]: readonly string[]): boolean =>
    steps.includes(step) && fields === 'fields' && field === name;
  const places = [...textPlaces(source, source.journey.document, definition)].filter(({ path }) =>
    isOwn(path),
  );
  const present = new Set([...textsIn(texts)].map(({ path }) => path.join('\n')));
  const missing = places.filter(({ path, required }) => required && !present.has(path.join('\n')));
  const said = (path: readonly string[]): string | undefined => {
    const [, , , part, value = ''] = path;
    if (part === 'label') return label || standIns.label;
    return part === 'choices' && Object.hasOwn(choiceWords, value) ? choiceWords[value] : undefined;
  };
  const renamed = places.filter(({ path }) => path[0] === at && path[3] === 'choices' && said(path));
  const worded = [...missing, ...renamed].reduce(
    (tree, { path }) => valueWith(tree, path, said(path) ?? standIns.error),
    texts,
  );
  const known = new Set(places.map(({ path }) => path.join('\n')));
  const strays = [...textsIn(worded)].filter(({ path }) => isOwn(path) && !known.has(path.join('\n')));
  return valueWithout(
    worded,
    strays.map(({ path }) => path),
  );
}
