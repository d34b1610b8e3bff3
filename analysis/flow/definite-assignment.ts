import { dataNeeded, datumOf, type DataFlow, type Passing } from './transfer.ts';
import { decisionOf, type GraphEdge } from '../graph/control-flow.ts';
import { readsIn, type Read } from '../values/expressions.ts';
import { canTake, type Facts } from '../values/path-conditions.ts';
import { onceFor } from '../source/memoize.ts';
import type { Standing, Way } from '../graph/state-space.ts';
import { slotsOf } from '../values/expression-sites.ts';
import type { Passage } from '../graph/reachability.ts';

/** A datum that is followed along all runs. */
type Watched = {
  datum: string;
  /** Whether data kept for one call or one screen is erased as the engine does, or computed as if it stayed. */
  keeping: 'erased' | 'kept';
  /** The answer whose change is watched for: it makes the datum stale only when there was one before. */
  answer: string | undefined;
};

/** A read of a datum that has no value on some path, with the shortest such path. */
export type UnsetRead = { datum: string; read: Read; path: readonly Passage[] };

/**
 * Follows every run of a journey and finds what is read, without a default, where nothing has given it a value. Beyond
 * such a read nothing is followed: a run would have broken there.
 */
export const unsetReads: (flow: DataFlow) => readonly UnsetRead[] = onceFor((flow) =>
  readsOf(flow, { data: readAtRisk(flow), keeping: 'kept' }),
);

/** Finds what is read where data kept for one call or one screen has been erased; what was never set is not among it. */
export function erasedReads(flow: DataFlow): UnsetRead[] {
  const never = new Set(unsetReads(flow).map(({ read }) => read.pointer));
  const data = readAtRisk(flow).filter((datum) => flow.definition.data?.[datum]?.keep !== undefined);
  return readsOf(flow, { data, keeping: 'erased' }).filter(({ read }) => !never.has(read.pointer));
}

/** Names the data that something reads without a default, and that may be without a value. */
function readAtRisk(flow: DataFlow): string[] {
  const { definition, compiled, reads, runs } = flow;
  const edges = new Set(runs.all.flatMap(({ ways }) => ways.map(({ edge }) => edge)));
  const onWays = [...edges].map((edge) => flow.passing(edge));
  const all = [...reads.values(), ...onWays.map((each) => each.reads)];
  const read = new Set(all.flatMap(dataNeeded));
  const unanswered = new Set(onWays.flatMap(({ answer }) => answer.unanswered));
  return Object.keys(definition.data ?? {}).filter(
    (datum) => read.has(datum) && (!(datum in compiled.initial) || unanswered.has(datum)),
  );
}

/** Finds the reads of data on runs where they have no value. */
function readsOf(
  flow: DataFlow,
  { data, keeping }: { data: readonly string[]; keeping: Watched['keeping'] },
): UnsetRead[] {
  return data.flatMap((datum) => {
    const found = [undefined, ...answersBehind(flow, datum)].flatMap((answer) =>
      walk(flow, { datum, keeping, answer }),
    );
    // The shortest way to each.
    const ranked = found.toSorted((one, other) => other.path.length - one.path.length);
    return [...new Map(ranked.map((one) => [one.read.pointer, one])).values()].toReversed();
  });
}

/** Names the answers of the holder from which a datum is derived: a new one makes it forgotten. */
function answersBehind({ compiled }: DataFlow, datum: string): string[] {
  const saved = [...compiled.steps.values()].flatMap((step) => ('saves' in step ? step.saves : []));
  return [...new Set(saved.map((save) => save.datum))].filter(
    (answer) => compiled.derived.get(answer)?.includes(datum) === true,
  );
}

/** A standing that a run has come to, with or without the datum and the answer, and where from. */
type Reached = { standing: Standing; isSet: boolean; answered: boolean; from?: Reached; by?: string };

const noReads: readonly Read[] = [];

function walk(flow: DataFlow, watched: Watched): UnsetRead[] {
  const { datum, answer = '' } = watched;
  const { initial } = flow.compiled;
  const found = createFound(datum);
  const queue = createQueue();
  const passed = passedWays(flow);
  const without = waysWithout(datum, flow);
  for (const standing of flow.runs.entries)
    queue.add({ standing, isSet: datum in initial, answered: answer in initial });
  for (const reached of queue.all) {
    const { isSet, standing } = reached;
    if (!isSet && found.breaks(flow.reads.get(standing.step) ?? noReads, reached)) continue;
    for (const { edge, next, passing } of isSet ? passed(standing) : without(standing)) {
      const kept = isSetAfterAnswer(reached, { ...watched, begun: datum in initial, passing });
      if (!kept && found.breaks(passing.reads, reached, edge.name)) continue;
      const answered = isAnswered(reached, answer, passing);
      const after = isSetBehind(kept, watched, passing);
      queue.add({ standing: next, isSet: after, answered, from: reached, by: edge.name });
    }
  }
  return found.all();
}

/** Names the data that guards read. */
const decidingData = onceFor(({ definition }: DataFlow) => {
  const guards = slotsOf(definition).filter(({ role }) => role === 'guard');
  const reads = guards.flatMap(({ expression }) => [...readsIn(expression)]);
  return new Set(reads.flatMap((read) => datumOf(read) ?? []));
});

/** Lists the ways that are open to a run that has no value for a datum; what is known is the same at many standings. */
function waysWithout(datum: string, flow: DataFlow): (standing: Standing) => readonly PassedWay[] {
  const { definition } = flow;
  const passed = passedWays(flow);
  // A guard that does not read the datum has been decided when the ways were found.
  if (!decidingData(flow).has(datum)) return passed;
  const isOpen = onceFor((facts: Facts) => {
    const known = new Map(facts).set(`data.${datum}`, 'unset');
    return onceFor((edge: GraphEdge) => ({ open: canTake(decisionOf(definition, edge), known) }));
  });
  return (standing) => passed(standing).filter(({ edge }) => isOpen(standing.facts)(edge).open);
}

type PassedWay = Way & { passing: Passing };

/** Lists the ways out of a standing with what happens to data on them; looked up once for all data. */
const passedWays = onceFor((flow: DataFlow) =>
  onceFor(({ ways }: Standing): readonly PassedWay[] =>
    ways.map((way) => ({ ...way, passing: flow.passing(way.edge) })),
  ),
);

function isSetBehind(kept: boolean, { datum, keeping }: Watched, { sets, leaves }: Passing): boolean {
  return (kept || sets.has(datum)) && !(keeping === 'erased' && leaves.includes(datum));
}

/** Gathers reads of a datum without a value; each is told once, by the first way to it. */
function createFound(datum: string) {
  const found = new Map<string, UnsetRead>();
  const unsetAmong = onceFor((reads: readonly Read[]) =>
    reads.filter((read) => !read.hasDefault && datumOf(read) === datum),
  );
  return {
    all: () => [...found.values()],
    /** Returns whether one of the reads would break a run that has come there. */
    breaks: (reads: readonly Read[], reached: Reached, by?: string): boolean => {
      const unset = unsetAmong(reads);
      for (const read of unset)
        if (!found.has(read.pointer)) found.set(read.pointer, { datum, read, path: pathOf(reached, by) });
      return unset.length > 0;
    },
  };
}

/** Makes a queue that takes each standing once, with and without what is watched. */
function createQueue(): { all: Reached[]; add: (reached: Reached) => void } {
  const all: Reached[] = [];
  const known = [new Set(), new Set(), new Set(), new Set()];
  const add = (reached: Reached) => {
    const same = known[Number(reached.isSet) * 2 + Number(reached.answered)];
    if (same?.has(reached.standing) === false) all.push(reached);
    same?.add(reached.standing);
  };
  return { all, add };
}

function isAnswered(reached: Reached, datum: string, { answer, sets, settles, leaves }: Passing): boolean {
  if (leaves.includes(datum)) return false;
  if (answer.sets.includes(datum) || answer.unanswered.includes(datum) || sets.has(datum)) return true;
  return reached.answered && !settles.includes(datum) && !answer.forgets.includes(datum);
}

/** Returns whether a datum has a value when the call has been answered, or the holder’s answer saved. */
function isSetAfterAnswer(
  { isSet, answered }: Reached,
  { datum, keeping, answer: watched = '', begun, passing }: Watched & { begun: boolean; passing: Passing },
): boolean {
  const { answer, settles } = passing;
  if (answer.sets.includes(datum)) return true;
  // What is forgotten goes back to its initial value; what the holder leaves empty has none, whatever it had.
  if (answer.unanswered.includes(datum)) return false;
  const isStale = answered && answer.stale.get(watched)?.includes(datum) === true;
  const isGone = keeping === 'erased' && settles.includes(datum);
  return isStale || isGone || answer.forgets.includes(datum) ? begun : isSet;
}

function pathOf(reached: Reached, by?: string): Passage[] {
  const own = { step: reached.standing.step, ...(by !== undefined && { by }) };
  return reached.from ? [...pathOf(reached.from, reached.by), own] : [own];
}
