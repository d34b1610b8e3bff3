import { standIns, textPlaces, textsIn, type Sources } from '#analysis';
import { valueWith, valueWithout } from '../../value-with.ts';

type Field = { journey: string; name: string; label: string };

/**
 * Makes the texts of a journey with those that a field must have wherever it is shown: what is not worded yet stands in. What
 * the field had to say and has no more, such as a choice that is gone, goes.
 */
export function textsWithField(
  { journey, name, label }: Field,
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
  const worded = missing.reduce(
    (tree, { path }) =>
      valueWith(tree, path, path.at(-1) === 'label' ? label || standIns.label : standIns.error),
    texts,
  );
  const known = new Set(places.map(({ path }) => path.join('\n')));
  const strays = [...textsIn(worded)].filter(({ path }) => isOwn(path) && !known.has(path.join('\n')));
  return valueWithout(
    worded,
    strays.map(({ path }) => path),
  );
}
