import { textPlaces, textsIn, valueAt, withVariants, type Sources } from '#analysis';
import { valueWith, valueWithout } from '../../value-with.ts';

type Around = { journey: string; step: string; before: Sources; after: Sources };

/**
 * Makes the texts of a journey without a step: its own go, and what nothing shows any more. What another screen has to say now
 * in its stead, such as that a code was wrong, it says in the same words.
 */
export function textsWithout({ journey, step, before, after }: Around): unknown {
  const texts = before.texts.get(journey)?.value;
  const { [step]: own, ...others } = Object(texts);
  const [shown, stillShown] = [before, after].map((sources) => placesIn(journey, sources, texts));
  const carried = [...(stillShown ?? [])].flatMap((key) => {
    const [screen = '', ...rest] = key.split('\n');
    const words: unknown = valueAt(own, rest);
    const isThere = valueAt(others, [screen, ...rest]) !== undefined;
    return typeof words === 'string' && !isThere ? [{ path: [screen, ...rest], words }] : [];
  });
  const strays = [...textsIn(others)].flatMap(({ path }) => {
    const key = path.join('\n');
    return shown?.has(key) && !stillShown?.has(key) ? [path] : [];
  });
  const whole = carried.reduce<unknown>((tree, { path, words }) => valueWith(tree, path, words), others);
  return valueWithout(whole, strays);
}

function placesIn(journey: string, sources: Sources, texts: unknown): ReadonlySet<string> {
  const source = sources.journeys.get(journey);
  const definition = source?.journey?.value;
  if (!source?.journey || !definition) return new Set();
  const places = withVariants(textPlaces(source, source.journey.document, definition), texts);
  return new Set([...places].map(({ path }) => path.join('\n')));
}
