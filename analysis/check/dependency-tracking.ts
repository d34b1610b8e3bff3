import { onceFor } from '../source/memoize.ts';
import type { JourneySource, Sources } from '../source/sources.ts';

/** Sources of which one journey is held against the rules, and what says whether others would be read the same. */
export type Watched = { watched: Sources; isStill: (later: Sources) => boolean };

const byName = ['texts', 'faces', 'bearings', 'beneath', 'renamedOutcomes', 'codes'] as const;

/**
 * Shows one journey to the rules and keeps what is read for it. Of other journeys it shows no more than they show to one
 * another; what lists all files, and the scenarios, belong to the rules that look across them.
 */
export function watchReads(sources: Sources, only: string): Watched {
  const own = sources.journeys.get(only);
  const journeys = new Map(own && [[only, { ...own, scenarios: new Map() }]]);
  const { watched, isStill } = watchShown(sources, { only, journeys });
  return { watched, isStill: (later) => isSame(own, later.journeys.get(only)) && isStill(later) };
}

/** Shows one journey with its scenarios, and others by their names, to the rules of scenarios, and keeps what is read for it. */
export function watchScenarios(sources: Sources, only: string): Watched {
  const journeys = watchMap(sources.journeys);
  const { watched, isStill } = watchShown(sources, { only, journeys: journeys.map });
  return { watched, isStill: (later) => journeys.isStill(later.journeys) && isStill(later) };
}

/** Keeps what is read besides the journeys; of lists of all files nothing is shown. */
function watchShown(sources: Sources, own: Pick<Sources, 'only' | 'journeys'>): Watched {
  const maps = byName.map((name) => ({ name, ...watchMap<unknown>(sources[name]) }));
  const shown: Partial<Record<keyof Sources, unknown>> = {
    ...own,
    documents: [],
    checked: [],
    ...Object.fromEntries(maps.map(({ name, map }) => [name, map])),
  };
  const read = new Map<keyof Sources, unknown>();
  return {
    watched: new Proxy(sources, {
      get: (_, name: keyof Sources) => {
        if (Object.hasOwn(shown, name)) return shown[name];
        read.set(name, sources[name]);
        return sources[name];
      },
    }),
    isStill: (later) =>
      maps.every(({ name, isStill }) => isStill(later[name])) &&
      [...read].every(([name, value]) => later[name] === value),
  };
}

const isSame = (one: JourneySource | undefined, other: JourneySource | undefined): boolean =>
  one === other ||
  (one?.journey === other?.journey &&
    one?.forms.size === other?.forms.size &&
    [...(one?.forms ?? [])].every(([name, form]) => other?.forms.get(name) === form));

type Values<Value> = ReadonlyMap<string, Value>;
type WatchedMap<Value> = { map: Values<Value>; isStill: (later: Values<Value>) => boolean };

/** Returns whether maps hold the same; compared once for all that is kept of them. */
const holdSame = onceFor((one: Values<unknown>) =>
  onceFor(
    (other: Values<unknown>) =>
      one === other ||
      (one.size === other.size && [...one].every(([name, value]) => other.get(name) === value)),
  ),
);

/** Keeps what is read of a map by name; once all of it has been read, all of it must be the same. */
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
    isStill: (later) =>
      isRead ? holdSame(source)(later) : [...read].every(([name, value]) => later.get(name) === value),
  };
}
