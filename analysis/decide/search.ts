import type { JourneyFile } from '#schemas';
import { entriesOf, isHoldersBack, type GraphEdge } from '../graph/control-flow.ts';
import { onceByKey, onceFor } from '../source/memoize.ts';
import type { Runs, Standing, StandingVisit } from '../graph/state-space.ts';
import { passagesTo, type Passage } from '../graph/reachability.ts';
import { aligned, logBehind, nameOfLog, takenBack, type UndoLog, type Written } from '../graph/undo-log.ts';
import { visits } from '../graph/worklist.ts';
import { applyTo } from './changes.ts';
import { isWithin, type Cube, type Cubes } from './formula.ts';
import type { Monitor } from './points.ts';
import type { Upstream } from './upstream.ts';

/** What is known of a run, and what Back makes known again. */
type Known = { known: Cube; log: UndoLog<number> };

/** A run at a standing: what is known then, and what the promise remembers. */
type Run = Known & { standing: Standing; remembers: ReturnType<Monitor['next']> };

/** Beyond this many, runs forget what guards have told: a path may then be found that guards would rule out. */
const mostRuns = 4000;

/**
 * Follows every run of a journey, through Back, refusals, step-up, timers, limits and reloads, and finds the shortest
 * that breaks a promise; nothing when none does.
 */
export function searchBroken(upstream: Upstream, monitor: Monitor): readonly Passage[] | undefined {
  const { beginning, vocabulary } = upstream;
  const isUnseen = createIsUnseen();
  let many = 0;
  const arrive = (standing: Standing, { known, log }: Known, before: Run['remembers']): Run => {
    const remembers = before === 'broken' ? before : monitor.next(before, { step: standing.step, known });
    const kept =
      many > mostRuns ? { known: vocabulary.anything, log: aligned<number>([], standing) } : { known, log };
    return { standing, ...kept, remembers };
  };
  const isNew = (run: Run): boolean => {
    const isCounted = run.remembers === 'broken' || isUnseen(run);
    if (isCounted) many += 1;
    return isCounted;
  };
  const begin = begunWith(runsIn(upstream), beginning).map(({ standing, ...known }) => ({
    node: arrive(standing, known, monitor.begin),
  }));
  const ways = createWays(upstream);
  const onward = function* ({ node: { standing, known, log, remembers } }: StandingVisit<Run>) {
    if (remembers === 'broken') return;
    for (const { edge, next, ...then } of ways(standing, { known, log })) {
      const node = arrive(next, then, monitor.next(remembers, { way: edge, known }));
      yield { node, edge };
    }
  };
  const broken = visits(begin, onward, isNew).find(({ node }) => node.remembers === 'broken');
  return broken && passagesTo(broken, ({ standing }) => standing.step);
}

/**
 * Follows every run of a journey and answers what is known at a step, a cube for each way to come there; nothing where
 * there are too many runs to be told apart.
 */
export const knownByRuns: (upstream: Upstream) => ((step: string) => Cubes) | undefined = onceFor(
  (upstream) => {
    const { beginning, flow, returns, changes } = upstream;
    const { entries, all, whole } = flow.runs;
    if (!whole || all.length === 0) return undefined;
    const begin = (cubes: Cubes) =>
      begunWith(flow.runs, cubes).map((run) => ({ node: { ...run, remembers: false } }));
    const ways = createWays(upstream);
    const onward = ({ node: { standing, known, log } }: StandingVisit<Run>) => [
      ...ways(standing, { known, log }).map(({ next, known: then, log: after }) => ({
        node: { standing: next, known: then, log: after, remembers: false },
      })),
      ...(returns(standing).toEntries ? begin(applyTo([known], changes.back(standing.step))) : []),
    ];
    const found = new Map<string, Set<Cube>>();
    let many = 0;
    for (const { node } of visits<Run, GraphEdge>(begin(beginning), onward, createIsUnseen())) {
      // Begun again, a run keeps data: what it began with is not known any more.
      const isLost = returns(node.standing).toEntries && entries.some(({ facts }) => facts.size > 0);
      if (isLost || (many += 1) > mostRuns) return undefined;
      const here = found.get(node.standing.step) ?? new Set();
      found.set(node.standing.step, here.add(node.known));
    }
    return (step) => [...(found.get(step) ?? [])];
  },
);

/** Lists the standings at which runs begin, with each thing that may be known there. */
const begunWith = ({ entries }: Runs, cubes: Cubes) =>
  entries.flatMap((standing) =>
    cubes.map((known) => ({ standing, known, log: aligned<number>([], standing) })),
  );

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

/** Makes what tells a run from those seen before: more may be at its standing than at any of them. */
function createIsUnseen(): (run: Run) => boolean {
  const seen = new Map<Standing, Map<string, [Cube[], Cube[]]>>();
  return ({ standing, known, log, remembers }) => {
    const name = nameOfLog(log);
    const logs = seen.get(standing) ?? new Map<string, [Cube[], Cube[]]>();
    const pair = logs.get(name) ?? [[], []];
    const alike = pair[remembers === false ? 0 : 1];
    if (alike.includes(known) || isWithin(known, alike)) return false;
    alike.push(known);
    seen.set(standing, logs.set(name, pair));
    return true;
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

type OnwardFrom = (standing: Standing, known: Known) => (Way & Known)[];

/** Lists where a run goes on from, with what is known there; computed once for all promises of a journey. */
const createWays = onceFor((upstream: Upstream): OnwardFrom => {
  const { along, changes } = upstream;
  const waysOf = openWays(upstream);
  const cubes = onceByKey<Cube>();
  // The same cube is the same object: runs come by the same way with the same knowledge again and again.
  const same = (cube: Cube): Cube => cubes(cube.join(), () => cube);
  const after = onceFor((edge: GraphEdge) =>
    onceFor((cube: Cube): Cubes =>
      (edge.kind === 'back' ? applyTo([cube], changes.back(edge.from)) : along([cube], edge)).map(same),
    ),
  );
  return (standing, { known, log }) =>
    waysOf(standing).flatMap(({ edge, next }) => {
      const isBack = takesBack(edge);
      const then = logBehind(log, writtenOn(edge, known, upstream), { next, isBack });
      const was = isBack ? takenBack(log, next) : undefined;
      // What is sensitive is not taken back by a reload, it is gone.
      const isLost = (term: number) => edge.name === 'Reload' && changes.sensitive.has(term);
      return after(edge)(known).map((each) => ({
        edge,
        next,
        known: was?.size
          ? same(each.map((mask, term) => (isLost(term) ? mask : (was.get(String(term)) ?? mask))))
          : each,
        log: then,
      }));
    });
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
