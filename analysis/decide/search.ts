import type { JourneyFile } from '#schemas';
import { entriesOf, isHoldersBack, type GraphEdge } from '../graph/control-flow.ts';
import { onceByKey, onceFor, onceOf } from '../source/memoize.ts';
import type { Runs, Standing, StandingVisit, Way } from '../graph/state-space.ts';
import { passagesTo, type Passage } from '../graph/reachability.ts';
import {
  logBehind,
  logBehindBack,
  nameOfLog,
  takenBack,
  type UndoLog,
  type Written,
} from '../graph/undo-log.ts';
import { reach, visits } from '../graph/worklist.ts';
import { applyTo } from './changes.ts';
import { isWithin, type Cube, type Cubes } from './formula.ts';
import type { Monitor } from './points.ts';
import type { Upstream } from './upstream.ts';

/** A standing of a run, and what Back makes known again there. */
type Place = { standing: Standing; log: UndoLog<number> };

/** A run at a place, with what is known then; the same is always the same object. */
type Run = { place: Place; known: Cube };

/** A run, and what a promise remembers of it. */
type Watched = { run: Run; remembers: ReturnType<Monitor['next']> };

/** Beyond this many, runs forget what guards have told: a path may then be found that guards would rule out. */
const mostRuns = 4000;

/**
 * Follows every run of a journey, through Back, refusals, step-up, timers, limits and reloads, and finds the shortest
 * that breaks a promise; nothing when none does.
 */
export function searchBroken(upstream: Upstream, monitor: Monitor): readonly Passage[] | undefined {
  if (!couldBreak(upstream, monitor)) return undefined;
  const { beginning, vocabulary } = upstream;
  const { begun, forgetful, onward } = runsFollowed(upstream);
  const isUnseen = createIsUnseen();
  let many = 0;
  const arrive = (run: Run, before: Watched['remembers']): Watched => {
    const { place, known } = run;
    const remembers =
      before === 'broken' ? before : monitor.next(before, { step: place.standing.step, known });
    return { run: many > mostRuns ? forgetful(place.standing, vocabulary.anything) : run, remembers };
  };
  const isNew = (watched: Watched): boolean => {
    const isCounted = watched.remembers === 'broken' || isUnseen(watched);
    if (isCounted) many += 1;
    return isCounted;
  };
  const next = ({ node: { run, remembers } }: StandingVisit<Watched>) =>
    remembers === 'broken'
      ? []
      : onward(run).map(({ edge, run: then }) => ({
          node: arrive(then, monitor.next(remembers, { way: edge, known: run.known })),
          edge,
        }));
  const begin = begun(beginning).map((run) => ({ node: arrive(run, monitor.begin) }));
  const broken = visits(begin, next, isNew).find(({ node }) => node.remembers === 'broken');
  return broken && passagesTo(broken, ({ run }) => run.place.standing.step);
}

/** Returns whether a run could break a promise if guards told nothing more: most promises hold for all that, and that is soon seen. */
function couldBreak(upstream: Upstream, monitor: Monitor): boolean {
  const known = upstream.vocabulary.anything;
  const waysOf = openWays(upstream);
  const nodes = onceOf((standing: Standing) =>
    onceOf((remembers: Watched['remembers']) => ({ standing, remembers })),
  );
  const arrive = (standing: Standing, before: Watched['remembers']) =>
    nodes(standing)(before === 'broken' ? before : monitor.next(before, { step: standing.step, known }));
  const begin = runsIn(upstream).entries.map((entry) => arrive(entry, monitor.begin));
  return reach(begin, ({ standing, remembers }) =>
    remembers === 'broken'
      ? []
      : waysOf(standing).map(({ edge, next }) => arrive(next, monitor.next(remembers, { way: edge, known }))),
  )
    .values()
    .some(({ remembers }) => remembers === 'broken');
}

/**
 * Returns what is known at a step, a cube for each way to come there, when all of them are ruled out: runs are followed no further than
 * to the first that is not. Nothing where there are too many runs to be told apart.
 */
export function knownByRuns(
  upstream: Upstream,
  step: string,
  isOut: (cube: Cube) => boolean,
): Cubes | undefined {
  const runs = runsApart(upstream);
  const known = runs.knownAt(step);
  if (!known.values().every(isOut)) return undefined;
  for (let next = runs.all.next(); next.done !== true; next = runs.all.next())
    if (next.value.step === step && !isOut(next.value.known)) return undefined;
  return runs.areAll() && known.size > 0 ? [...known] : undefined;
}

/** Follows every run of a journey as far as it is asked to, and gathers what is known at its steps. */
const runsApart = onceFor((upstream: Upstream) => {
  const { beginning, flow, returns, changes } = upstream;
  const { entries, all, whole } = flow.runs;
  const knownAt = onceOf((_step: string) => new Set<Cube>());
  let areAll = false;
  function* follow(): Generator<{ step: string; known: Cube }> {
    if (!whole || all.length === 0) return;
    const { begun, onward } = runsFollowed(upstream);
    const begin = (cubes: Cubes) => begun(cubes).map((run) => ({ node: { run, remembers: false } }));
    const next = ({ node: { run } }: StandingVisit<Watched>) => {
      const { standing } = run.place;
      return [
        ...onward(run).map(({ run: then }) => ({ node: { run: then, remembers: false } })),
        ...(returns(standing).toEntries ? begin(applyTo([run.known], changes.back(standing.step))) : []),
      ];
    };
    let many = 0;
    for (const { node } of visits<Watched, GraphEdge>(begin(beginning), next, createIsUnseen())) {
      const {
        place: { standing },
        known,
      } = node.run;
      // Begun again, a run keeps data: what it began with is not known any more.
      const isLost = returns(standing).toEntries && entries.some(({ facts }) => facts.size > 0);
      if (isLost || (many += 1) > mostRuns) return;
      knownAt(standing.step).add(known);
      yield { step: standing.step, known };
    }
    areAll = true;
  }
  return { knownAt, all: follow(), areAll: () => areAll };
});

/** Returns the runs of a journey; coarser ones when there are too many. */
const runsIn = onceFor(({ flow, ways }: Upstream) =>
  flow.runs.all.length > 0 ? flow.runs : coarseRuns(flow.definition, ways),
);

/** Follows the ways alone, one standing a step, where the runs of a journey are too many to be told apart: without Back. */
function coarseRuns(definition: JourneyFile, ways: readonly GraphEdge[]): Runs {
  const standings = new Map(
    Object.keys(definition.steps).map((step): [string, Standing] => [
      step,
      { step, history: [], barred: false, facts: new Map(), ways: [] },
    ]),
  );
  for (const edge of ways) {
    const next = standings.get(edge.to);
    if (next) standings.get(edge.from)?.ways.push({ edge, next });
  }
  const entries = entriesOf(definition).flatMap((step) => standings.get(step) ?? []);
  return { entries, all: [...standings.values()], whole: false };
}

/** Makes what tells a run from those seen before: more may be at its place than at any of them. */
function createIsUnseen(): (watched: Watched) => boolean {
  const seen = onceOf((_place: Place): [Cube[], Cube[]] => [[], []]);
  return ({ run: { place, known }, remembers }) => {
    const alike = seen(place)[remembers === false ? 0 : 1];
    if (alike.includes(known) || isWithin(known, alike)) return false;
    alike.push(known);
    return true;
  };
}

/** Lists where a run goes on from, as far as some run can go there; listed once for all promises of a journey. */
const openWays = onceFor((upstream: Upstream): ((standing: Standing) => readonly Way[]) => {
  const isOpen = new Set(upstream.ways);
  const reloads = createReloads(upstream);
  return onceFor((standing: Standing) => [
    ...standing.ways.filter(({ edge }) => edge.kind === 'back' || isOpen.has(edge)),
    ...reloads(standing),
  ]);
});

type Onward = { edge: GraphEdge; run: Run };

/** Finds the runs of a journey, and where each goes on; computed once for all promises of a journey. */
const runsFollowed = onceFor((upstream: Upstream) => {
  const { along, changes } = upstream;
  const waysOf = openWays(upstream);
  const places = onceOf((_standing: Standing) => onceByKey<Place>());
  const cubes = onceByKey<Cube>();
  const runs = onceOf((place: Place) => onceOf((known: Cube): Run => ({ place, known })));
  const placeAt = (standing: Standing, log: Place['log']) =>
    places(standing)(nameOfLog(log), () => ({ standing, log }));
  // The same cube is the same object: runs come by the same way with the same knowledge again and again.
  const same = (cube: Cube): Cube => cubes(cube.join(), () => cube);
  const runAt = (standing: Standing, log: Place['log'], known: Cube) =>
    runs(placeAt(standing, log))(same(known));
  const after = onceOf((edge: GraphEdge) =>
    onceOf((cube: Cube): Cubes =>
      edge.kind === 'back' ? applyTo([cube], changes.back(edge.from)) : along([cube], edge),
    ),
  );
  const written = onceOf((edge: GraphEdge) => onceOf((known: Cube) => writtenOn(edge, known, upstream)));
  const alongWay = ({ place: { standing, log }, known }: Run, { edge, next }: Way): Onward[] => {
    if (!takesBack(edge)) {
      const then = logBehind(log, written(edge)(known), { from: standing, next });
      return after(edge)(known).map((each) => ({ edge, run: runAt(next, then, each) }));
    }
    const was = takenBack(log, next);
    // What is sensitive is not taken back by a reload, it is gone.
    const isLost = (term: number) => edge.name === 'Reload' && changes.sensitive.has(term);
    const before = (mask: number, term: number) => (isLost(term) ? mask : (was.get(String(term)) ?? mask));
    return after(edge)(known).map((each) => ({
      edge,
      run: runAt(next, logBehindBack(log, next), was.size > 0 ? each.map(before) : each),
    }));
  };
  return {
    /** Lists the runs at their beginning, with each thing that may be known there. */
    begun: (beginning: Cubes) =>
      runsIn(upstream).entries.flatMap((entry) => beginning.map((known) => runAt(entry, [], known))),
    forgetful: (standing: Standing, anything: Cube) => runAt(standing, [], anything),
    onward: onceOf((run: Run) => waysOf(run.place.standing).flatMap((way) => alongWay(run, way))),
  };
});

/** Returns whether what ways have set since is taken back: by the holder’s Back, and when a page is loaded anew. */
const takesBack = (edge: GraphEdge): boolean =>
  isHoldersBack(edge) || (edge.kind === 'back' && edge.name === 'Reload');

/** Says what was known before of what a way sets; of what several data decide together nothing is known when some of them are taken back. */
function writtenOn(
  edge: GraphEdge,
  known: Cube,
  { changes, vocabulary: { terms } }: Upstream,
): Written<number> {
  const { set, typed } = changes.written(edge);
  const masks = set.map((term): [string, number] => {
    const whole = terms[term]?.whole ?? 0;
    const isOpen = typed.includes(term) || (terms[term]?.subject.paths.length ?? 0) > 1;
    return [String(term), isOpen ? whole : (known[term] ?? whole)];
  });
  return { before: new Map(masks), typed: (term) => typed.includes(Number(term)) };
}

/** Lists where a reload leads, or a refusal in a journey that runs above. */
function createReloads({ flow, returns }: Upstream): (standing: Standing) => Way[] {
  const shown = flow.runs.all.filter(({ step, history, barred }) => !barred && history.at(-1) === step);
  const screens = Map.groupBy(shown, ({ step, history }) => named(step, history));
  return (standing) => {
    const { reloaded, refused } = returns(standing);
    const leads = (name: string) => (place: number) => {
      const screen = standing.history[place] ?? '';
      const edge: GraphEdge = { kind: 'back', from: standing.step, to: screen, name, pointer: '' };
      const found = screens.get(named(screen, standing.history.slice(0, place + 1))) ?? [];
      return found.map((next) => ({ edge, next }));
    };
    return [...reloaded.flatMap(leads('Reload')), ...refused.flatMap(leads('refused'))];
  };
}

const named = (step: string, history: readonly string[]): string => JSON.stringify([step, history]);
