import { callsOf, textRows, type JourneySource, type Sources } from '#analysis';
import type { SearchHit } from '../../protocol.ts';

type Searched = { where: SearchHit['where']; what: string; low: string };

/** All that is searched of a journey or of its texts, in one text first: most have nothing of what is sought. */
type Page = { low: string; lines: readonly Searched[] };

/** Finds journeys by what stands in them: their steps, texts, operations, codes and flags; one hit a journey. */
export function createSearch() {
  // A journey that stays the same, and its texts, are read once.
  const known = new WeakMap<object, Page>();
  const remembered = (key: object, read: () => Searched[]): Page => {
    const found = known.get(key) ?? pageOf(read());
    known.set(key, found);
    return found;
  };
  return (sources: Sources, query: string): SearchHit[] => {
    const low = query.trim().toLowerCase();
    if (low === '') return [];
    return [...sources.journeys.values()].flatMap((source): SearchHit[] => {
      const texts = sources.texts.get(source.id);
      const hit =
        hitIn(
          remembered(source, () => namesIn(source)),
          low,
        ) ??
        (texts &&
          hitIn(
            remembered(texts, () => textsIn(sources, source.id)),
            low,
          ));
      return hit ? [{ id: source.id, where: hit.where, what: hit.what }] : [];
    });
  };
}

const pageOf = (lines: readonly Searched[]): Page => ({ low: lines.map(({ low }) => low).join('\n'), lines });

/** Finds the first line that has something in it. */
const hitIn = ({ low: all, lines }: Page, low: string): Searched | undefined =>
  all.includes(low) ? lines.find((line) => line.low.includes(low)) : undefined;

const searched = (where: SearchHit['where'], what: string): Searched => ({
  where,
  what,
  low: what.toLowerCase(),
});

function namesIn({ journey }: JourneySource): Searched[] {
  const definition = journey?.value;
  if (!definition) return [];
  const calls = callsOf(definition);
  const codes = new Set(
    [definition.errors, ...calls.map(({ step }) => step.errors)].flatMap((routes) =>
      Object.keys(routes ?? {}),
    ),
  );
  const flags = new Set(
    [...JSON.stringify(definition).matchAll(/"((?:card|profile|session)\.[\w.]+)"/g)].map(
      ([, flag = '']) => flag,
    ),
  );
  return [
    ...Object.keys(definition.steps).map((name) => searched('step', name)),
    ...new Set(calls.map(({ step }) => step.operation)).values().map((name) => searched('operation', name)),
    ...codes.values().map((code) => searched('code', code)),
    ...flags.values().map((flag) => searched('flag', flag)),
  ];
}

const textsIn = (sources: Sources, id: string): Searched[] =>
  textRows(sources, [id]).map(({ words }) => searched('text', words));
