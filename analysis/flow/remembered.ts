import { isHoldersBack, type GraphEdge } from '../graph/control-flow.ts';
import { typedOn, type DataFlow } from './transfer.ts';
import type { Runs, Standing, StandingVisit, Way } from '../graph/state-space.ts';
import { reach, visits } from '../graph/worklist.ts';
import { onceInTurn, onceOf } from '../source/memoize.ts';

/**
 * A standing that runs come to, and what is known of some data there, a letter for each time: first now, then as it was when each
 * screen of the history was shown, which is where Back takes what ways have set since.
 */
export type Followed = { standing: Standing; signs: string };

/** What a way makes of what is known: its answer of what was so at one time earlier, for what is typed stays typed, and all of it of what is so now. */
export type Done = { earlier: (known: string) => string; now: string };

/** The same for all times earlier. */
type DoneToAll = Done & { toAll: (known: string) => string };

/** What is followed: the data, what is known of them where a run begins, and what a way that does anything to them makes of what is known now. */
type Followable = {
  data: readonly string[];
  begun: string;
  done: (edge: GraphEdge) => (now: string) => Done;
};

/** Where a run goes on; what is to be found is found there, on the way. */
type GoesOn = (visit: StandingVisit<Followed>, edge: GraphEdge, done: Done) => boolean;

/** What is looked for: which of all that may be known, and on which ways and at which steps it is read. */
type Sought = {
  signs: readonly string[];
  isSought: (known: string) => boolean;
  on: (edge: GraphEdge) => boolean;
  at: (step: string) => boolean;
};

/** Follows every run with what is remembered on it, each standing once for all that is the same there; none where nothing can be found. */
export function* follow(
  flow: DataFlow,
  { data, begun, done }: Followable,
  { goesOn, ...sought }: Sought & { goesOn: GoesOn },
): Generator<StandingVisit<Followed>> {
  const { runs } = flow;
  const touching = new Set(data.flatMap((datum) => waysTouching(flow).get(datum) ?? []));
  // The same way is gone again and again with the same known of the data.
  const doneOn = onceOf((edge: GraphEdge) => {
    if (!touching.has(edge)) return nothingDone;
    const make = done(edge);
    return onceOf((now: string): DoneToAll => {
      const made = make(now);
      return { ...made, toAll: onceOf((known: string) => known.split('').map(made.earlier).join('')) };
    });
  });
  if (!mayBeRead(runs, { begun, doneOn, touching }, sought)) return;
  const met = onceOf((_standing: Standing) => new Set<string>());
  yield* visits<Followed, GraphEdge>(
    runs.entries.map((standing) => ({
      node: { standing, signs: begun.repeat(1 + standing.history.length) },
    })),
    (visit) =>
      visit.node.standing.ways.flatMap((way) => {
        const { edge, next } = way;
        const made = doneOn(edge)(nowOf(visit.node));
        if (!goesOn(visit, edge, made)) return [];
        return { node: { standing: next, signs: signsBehind(visit.node, way, made) }, edge };
      }),
    ({ standing, signs }) => met(standing).size < met(standing).add(signs).size,
  );
}

const asKnown = (known: string): string => known;
const nothingDone = (now: string): DoneToAll => ({ earlier: asKnown, toAll: asKnown, now });

type Touching = {
  begun: string;
  doneOn: (edge: GraphEdge) => (now: string) => DoneToAll;
  touching: ReadonlySet<GraphEdge>;
};

/** Gathers the ways that runs go by the data to which they do anything. */
const waysTouching = onceInTurn((flow: DataFlow): ReadonlyMap<string, readonly GraphEdge[]> => {
  const touched = [...waysOf(flow.runs).byEdge.keys()].flatMap((edge) => {
    const passing = flow.passing(edge);
    return [...new Set([...passing.sets.keys(), ...typedOn(passing)])].map((datum) => ({ datum, edge }));
  });
  const by = Map.groupBy(touched, ({ datum }) => datum);
  return new Map([...by].map(([datum, each]) => [datum, each.map(({ edge }) => edge)]));
});

/**
 * Returns whether what is sought may be read at all: by what is come to with it, as if Back led to each screen that may have been
 * shown with it. That is more than runs come to, and much less than all that they do.
 */
function mayBeRead(
  runs: Runs,
  { begun, doneOn, touching }: Touching,
  { signs, isSought, on, at }: Sought,
): boolean {
  const { all, byEdge, byStep, showing, isBackTo } = waysOf(runs);
  const others = signs.filter((sign) => !isSought(sign));
  const those = signs.filter(isSought);
  const leads = (edge: GraphEdge, from: readonly string[]) =>
    from.some((now) => isSought(doneOn(edge)(now).now));
  const spoils = (edge: GraphEdge) =>
    signs.some((now) => others.some((known) => isSought(doneOn(edge)(now).earlier(known))));
  const leading = [...touching].filter((edge) => leads(edge, others));
  const spoiling = [...touching].filter(spoils);
  if (leading.some(on) || spoiling.some(on)) return true;
  const mending = new Set([...touching].filter((edge) => !leads(edge, those)));
  const waysOn = (edges: readonly GraphEdge[]) => edges.flatMap((edge) => byEdge.get(edge) ?? []);
  const shown = new Set(waysOn(spoiling).flatMap(({ from }) => from.history));
  const begins = new Set([
    ...(isSought(begun) ? runs.entries : []),
    ...waysOn(leading).map(({ next }) => next),
  ]);
  if (begins.size === 0 && shown.size === 0) return false;
  const into = waysInto(all);
  const reading = [
    ...[...byStep].flatMap(([step, standings]) => (at(step) ? standings : [])),
    ...waysOn([...byEdge.keys()].filter(on)).map(({ from }) => from),
  ];
  // From where it is read back to where it may come about: that ends soon, as most is given on all ways to where it is read.
  const before = (standing: Standing): Standing[] => [
    ...(into.get(standing) ?? []).flatMap(({ edge, from }) => (mending.has(edge) ? [] : from)),
    ...(isBackTo.has(standing) ? (showing.get(standing.step) ?? []) : []),
  ];
  return reach(reading, before)
    .values()
    .some((standing) => begins.has(standing) || (isBackTo.has(standing) && shown.has(standing.step)));
}

/** Gathers the ways of runs by what they are, the standings by their step, those that show it, and those that Back leads to. */
const waysOf = onceInTurn((runs: Runs) => {
  const all = runs.all.flatMap((from) => from.ways.map(({ edge, next }) => ({ from, edge, next })));
  return {
    all,
    byEdge: Map.groupBy(all, ({ edge }) => edge),
    byStep: Map.groupBy(runs.all, ({ step }) => step),
    showing: Map.groupBy(
      runs.all.filter(({ step, history }) => history.at(-1) === step),
      ({ step }) => step,
    ),
    isBackTo: new Set(all.flatMap(({ edge, next }) => (isHoldersBack(edge) ? next : []))),
  };
});

/** Gathers ways by where they lead; in many journeys nobody asks. */
const waysInto = onceInTurn((ways: readonly (Way & { from: Standing })[]) =>
  Map.groupBy(ways, ({ next }) => next),
);

/** Says what is known now. */
export const nowOf = ({ signs }: Followed): string => signs.charAt(0);

/** Says what is remembered behind a way; a commit leaves nothing to go back to. */
function signsBehind({ signs }: Followed, { edge, next }: Way, done: DoneToAll): string {
  const screens = next.barred ? 0 : next.history.length;
  const kept = done.toAll(signs.slice(1, 1 + screens));
  const now = (isHoldersBack(edge) && kept.at(-1)) || done.now;
  // A screen that is shown again, by whatever way, is gone back to as it is now.
  const isShown = screens > 0 && next.history.at(-1) === next.step;
  return (now + kept.slice(0, isShown ? screens - 1 : kept.length)).padEnd(1 + screens, now);
}
