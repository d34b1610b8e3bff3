import type { Sources } from '../source/sources.ts';

/** Sources of which one journey is held against the rules, and what tells whether others would be read the same. */
export type Watched = { watched: Sources; isStill: (later: Sources) => boolean };

/** Shows one journey to the rules and keeps what is read for it. */
export function watchReads(sources: Sources, only: string): Watched {
  const shared = ofAll(sources);
  const journeys = watchMap(sources.journeys);
  const texts = watchMap(sources.texts);
  return {
    // What lists all files belongs to the rules that look across them.
    watched: { ...sources, only, journeys: journeys.map, texts: texts.map, documents: [], checked: [] },
    isStill: (later) =>
      journeys.isStill(later.journeys) && texts.isStill(later.texts) && isEqual(ofAll(later), shared),
  };
}

/** What any journey may read and few edits change: all but what is watched by name. */
const ofAll = (sources: Sources): unknown[] =>
  Object.entries(sources)
    .filter(([name]) => !byName.includes(name))
    .flat();

const byName = ['journeys', 'texts', 'documents', 'checked'];

const isEqual = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, index) => part === other[index]);

type Values<Value> = ReadonlyMap<string, Value>;
type WatchedMap<Value> = { map: Values<Value>; isStill: (later: Values<Value>) => boolean };

/** Keeps what is read of a map by name; once all of it has been read, nothing is taken for the same. */
function watchMap<Value>(source: Values<Value>): WatchedMap<Value> {
  const read = new Map<string, Value | undefined>();
  let isRead = false;
  const whole = (): Values<Value> => {
    isRead = true;
    return source;
  };
  const get = (name: string): Value | undefined => {
    read.set(name, source.get(name));
    return source.get(name);
  };
  return {
    map: {
      get,
      has: (name) => get(name) !== undefined,
      get size() {
        return whole().size;
      },
      keys: () => whole().keys(),
      values: () => whole().values(),
      entries: () => whole().entries(),
      forEach: (visit, thisArgument) => whole().forEach(visit, thisArgument),
      [Symbol.iterator]: () => whole()[Symbol.iterator](),
    },
    isStill: (later) => !isRead && [...read].every(([name, value]) => later.get(name) === value),
  };
}
