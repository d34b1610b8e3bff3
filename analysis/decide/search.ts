import type { GraphEdge } from '../graph/control-flow.ts';
import { onceFor } from '../source/memoize.ts';
import type { Standing } from '../graph/state-space.ts';
import type { Passage } from '../graph/reachability.ts';
import { applyTo } from './changes.ts';
import { coarseRuns } from './coarse-runs.ts';
import { isWithin, type Cube, type Cubes } from './formula.ts';
import type { Monitor } from './points.ts';
import type { Upstream } from './upstream.ts';

/** A run that has come to a standing: what is known then, what the promise remembers, and where it came from. */
type Reached = { standing: Standing; known: Cube; remembers: boolean; from?: Reached; by?: string };

/** Beyond this many, runs forget what guards have told: a path may then be found that guards would rule out. */
const mostReached = 4000;

/**
 * Follows every run of a journey, through Back, refusals, step-up, timers, limits and reloads, and finds the shortest
 * that breaks a promise; nothing when none does.
 */
export function searchBroken(upstream: Upstream, monitor: Monitor): readonly Passage[] | undefined {
  const { beginning, vocabulary } = upstream;
  const seen = createSeen();
  const queue: Reached[] = [];
  const enter = (reached: Reached): boolean => {
    const remembers = monitor.next(reached.remembers, { step: reached.standing.step, known: reached.known });
    if (remembers === 'broken') return true;
    const known = queue.length > mostReached ? vocabulary.anything : reached.known;
    const next = { ...reached, known, remembers };
    if (seen.isNew(next)) queue.push(next);
    return false;
  };
  for (const standing of runsIn(upstream).entries)
    for (const known of beginning) {
      const reached = { standing, known, remembers: monitor.begin };
      if (enter(reached)) return pathOf(reached);
    }
  const ways = createWays(upstream);
  for (const reached of queue)
    for (const { edge, next, known } of ways(reached)) {
      const remembers = monitor.next(reached.remembers, { way: edge, known: reached.known });
      if (remembers === 'broken')
        return [...pathOf(reached).slice(0, -1), { step: edge.from, by: edge.name }, { step: edge.to }];
      const arrived = { standing: next, known, remembers, from: reached, by: edge.name };
      if (enter(arrived)) return pathOf(arrived);
    }
  return undefined;
}

/**
 * Follows every run of a journey and answers what is known at a step, a cube for each way to come there; nothing where
 * there are too many runs to be told apart.
 */
export const knownByRuns: (upstream: Upstream) => ((step: string) => Cubes) | undefined = onceFor(
  (upstream) => {
    const { beginning, flow, returns, changes } = upstream;
    if (!flow.runs.whole || flow.runs.all.length === 0) return undefined;
    const seen = createSeen();
    const queue: Reached[] = [];
    const found = new Map<string, Set<Cube>>();
    const enter = (standing: Standing, known: Cube) => {
      const reached = { standing, known, remembers: false };
      if (!seen.isNew(reached)) return;
      queue.push(reached);
      const here = found.get(standing.step) ?? new Set();
      found.set(standing.step, here.add(known));
    };
    const begin = (cubes: Cubes) => {
      for (const standing of flow.runs.entries) for (const known of cubes) enter(standing, known);
    };
    begin(beginning);
    const ways = createWays(upstream);
    for (const reached of queue) {
      if (queue.length > mostReached) return undefined;
      const { standing, known } = reached;
      for (const way of ways(reached)) enter(way.next, way.known);
      if (!returns(standing).toEntries) continue;
      // Begun again, a run keeps data: what it began with is not known any more.
      if (flow.runs.entries.some(({ facts }) => facts.size > 0)) return undefined;
      begin(applyTo([known], changes.back(standing.step)));
    }
    return (step) => [...(found.get(step) ?? [])];
  },
);

/** Returns the runs of a journey; coarser ones when there are too many. */
const runsIn = onceFor(({ flow, ways }: Upstream) =>
  flow.runs.all.length > 0 ? flow.runs : coarseRuns(flow.definition, ways),
);

function createSeen() {
  const seen = new Map<Standing, [Cube[], Cube[]]>();
  return {
    isNew({ standing, known, remembers }: Reached): boolean {
      const pair = seen.get(standing) ?? [[], []];
      const alike = pair[remembers ? 1 : 0];
      if (alike.includes(known) || isWithin(known, alike)) return false;
      alike.push(known);
      seen.set(standing, pair);
      return true;
    },
  };
}

type Way = { edge: GraphEdge; next: Standing };

/** Lists where a run goes on from, as far as some run can go there; listed once for all promises of a journey. */
const openWays = onceFor((upstream: Upstream): ((standing: Standing) => readonly Way[]) => {
  const isOpen = new Set(upstream.ways);
  const reloads = createReloads(upstream);
  return onceFor((standing: Standing) => [
    ...standing.ways.filter(({ edge }) => edge.kind === 'back' || isOpen.has(edge)),
    ...reloads(standing),
  ]);
});

/** Lists where a run goes on from, with what is known there; computed once for all promises of a journey. */
const createWays = onceFor((upstream: Upstream): ((reached: Reached) => (Way & { known: Cube })[]) => {
  const { along, changes } = upstream;
  const waysOf = openWays(upstream);
  const same = createSame();
  // Runs come by the same way with the same knowledge again and again.
  const known = new Map<GraphEdge, Map<Cube, Cubes>>();
  const after = (edge: GraphEdge, cube: Cube): Cubes => {
    const ofEdge = known.get(edge) ?? new Map<Cube, Cubes>();
    const found =
      ofEdge.get(cube) ??
      (edge.kind === 'back' ? applyTo([cube], changes.back(edge.from)) : along([cube], edge)).map(same);
    known.set(edge, ofEdge.set(cube, found));
    return found;
  };
  return (reached) =>
    waysOf(reached.standing).flatMap(({ edge, next }) =>
      after(edge, reached.known).map((each) => ({ edge, next, known: each })),
    );
});

/** Makes what answers the same cube with the same object. */
function createSame(): (cube: Cube) => Cube {
  const all = new Map<string, Cube>();
  return (cube) => {
    const key = cube.join();
    const found = all.get(key) ?? cube;
    all.set(key, found);
    return found;
  };
}

/** Lists where a reload leads, or a refusal in a journey that runs above. */
function createReloads({ flow, returns }: Upstream): (standing: Standing) => Way[] {
  const shown = flow.runs.all.filter(({ step, history, barred }) => !barred && history.at(-1) === step);
  const screens = Map.groupBy(shown, ({ step, history }) => named(step, history));
  return (standing) =>
    returns(standing).screens.flatMap((place) => {
      const screen = standing.history[place] ?? '';
      const name = standing.barred ? 'refused' : 'Reload';
      const edge: GraphEdge = { kind: 'back', from: standing.step, to: screen, name, pointer: '' };
      const found = screens.get(named(screen, standing.history.slice(0, place + 1))) ?? [];
      return found.map((next) => ({ edge, next }));
    });
}

const named = (step: string, history: readonly string[]): string => JSON.stringify([step, history]);

function pathOf(reached: Reached): Passage[] {
  const path: Passage[] = [{ step: reached.standing.step }];
  for (let last = reached; last.from; last = last.from)
    path.unshift({ step: last.from.standing.step, ...(last.by !== undefined && { by: last.by }) });
  return path;
}
