import { dataNeeded, datumOf, type DataFlow, type Passing } from './transfer.ts';
import { createBrokenReads, type BrokenRead } from './broken-reads.ts';
import { decisionOf, type GraphEdge } from '../graph/control-flow.ts';
import { readsOf } from '../values/expression-sites.ts';
import type { Read } from '../values/expressions.ts';
import { canTake, type Facts } from '../values/path-conditions.ts';
import { onceFor, onceOf } from '../source/memoize.ts';
import { follow, nowOf, type Followed as Remembering } from './remembered.ts';
import type { StandingVisit } from '../graph/state-space.ts';

/** A datum that is followed along all runs. */
type Followed = {
  datum: string;
  /** Whether data kept for one call or one screen is erased as the engine does, or computed as if it stayed. */
  keeping: 'erased' | 'kept';
  /** The answer whose change is followed: it makes the datum stale only when there was one before. */
  answer: string | undefined;
};

/** A read of a datum that has no value on some path, with the shortest such path. */
export type UnsetRead = BrokenRead & { datum: string };

/**
 * Follows every run of a journey and finds what is read, without a default, where nothing has given it a value. Beyond
 * such a read nothing is followed: a run would have broken there.
 */
export const unsetReads: (flow: DataFlow) => readonly UnsetRead[] = onceFor((flow) =>
  unsetOf(flow, { data: readAtRisk(flow), keeping: 'kept' }),
);

/** Finds what is read where data kept for one call or one screen has been erased; what was never set is not among it. */
export function erasedReads(flow: DataFlow): UnsetRead[] {
  const never = new Set(unsetReads(flow).map(({ read }) => read.pointer));
  const data = readAtRisk(flow).filter((datum) => flow.definition.data?.[datum]?.keep !== undefined);
  return unsetOf(flow, { data, keeping: 'erased' }).filter(({ read }) => !never.has(read.pointer));
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
function unsetOf(
  flow: DataFlow,
  { data, keeping }: { data: readonly string[]; keeping: Followed['keeping'] },
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

/** Names the answers of the holder that a datum is from: a new one makes it forgotten. */
function answersBehind({ compiled }: DataFlow, datum: string): string[] {
  const saved = [...compiled.steps.values()].flatMap((step) => ('saves' in step ? step.saves : []));
  return [...new Set(saved.map((save) => save.datum))].filter(
    (answer) => compiled.dependent.get(answer)?.includes(datum) === true,
  );
}

const noReads: readonly Read[] = [];

function walk(flow: DataFlow, followed: Followed): UnsetRead[] {
  const { datum, answer = '' } = followed;
  const { initial } = flow.compiled;
  const broken = createBrokenReads(flow.runs, ({ standing }: Remembering) => standing);
  const unsetAmong = onceOf((reads: readonly Read[]) =>
    reads.filter((read) => !read.hasDefault && datumOf(read) === datum),
  );
  const unsetAt = (node: Remembering): readonly Read[] =>
    readSign(nowOf(node)).isSet ? noReads : unsetAmong(flow.reads.get(node.standing.step) ?? noReads);
  // What is known is the same at many standings; without a value, guards may close more ways.
  const openWithout = onceOf((facts: Facts) => {
    const known = new Map(facts).set(`data.${datum}`, 'unset');
    return onceOf((edge: GraphEdge) => canTake(decisionOf(flow.definition, edge), known));
  });
  const isAsked = decidingData(flow).has(datum);
  const answering = { ...followed, begun: datum in initial };
  const followable = {
    data: [datum, answer],
    begun: signOf({ isSet: datum in initial, answered: answer in initial }),
    done: (edge: GraphEdge) => {
      const passing = flow.passing(edge);
      const earlierFor = earlierBy(passing, answering);
      return (now: string) => {
        const state = readSign(now);
        const isKept = isSetAfterAnswer(state, passing, answering);
        return {
          earlier: earlierFor(now),
          now: signOf({
            isSet: isSetBehind(isKept, followed, passing),
            answered: isAnswered(state, answer, passing),
          }),
        };
      };
    },
  };
  const goesOn = (visit: StandingVisit<Remembering>, edge: GraphEdge) => {
    const state = readSign(nowOf(visit.node));
    const isShut = !state.isSet && isAsked && !openWithout(visit.node.standing.facts)(edge);
    if (isShut || unsetAt(visit.node).length > 0) return false;
    const passing = flow.passing(edge);
    const reads = unsetAmong(passing.reads);
    return (
      reads.length === 0 || isSetAfterAnswer(state, passing, answering) || !broken.breaks(reads, visit, edge)
    );
  };
  const needs = (reads: readonly Read[] = noReads) => unsetAmong(reads).length > 0;
  const sought = {
    signs: Object.keys(states),
    isSought: (sign: string) => !readSign(sign).isSet,
    on: (edge: GraphEdge) => needs(flow.passing(edge).reads),
    at: (step: string) => needs(flow.reads.get(step)),
  };
  for (const visit of follow(flow, followable, { ...sought, goesOn }))
    broken.breaks(unsetAt(visit.node), visit);
  return broken.all().map((each) => ({ datum, ...each }));
}

/** Names the data that guards read: any other guard has been decided when the ways were found. */
const decidingData = onceFor(
  ({ definition }: DataFlow) =>
    new Set(
      [...readsOf(definition)].flatMap((read) => (read.slot.role === 'guard' ? (datumOf(read) ?? []) : [])),
    ),
);

type State = { isSet: boolean; answered: boolean };

const neither: State = { isSet: false, answered: false };
/** What each sign stands for; they are read by the thousand. */
const states: Readonly<Record<string, State>> = {
  0: neither,
  1: { isSet: true, answered: false },
  2: { isSet: false, answered: true },
  3: { isSet: true, answered: true },
};
const readSign = (sign: string): State => states[sign] ?? neither;
const signOf = ({ isSet, answered }: State): string =>
  isSet ? (answered ? '3' : '1') : answered ? '2' : '0';

type Answering = Followed & { begun: boolean };

/** Says what an answer makes of what was so earlier: what is typed, left empty or forgotten now stays so wherever Back leads. */
function earlierBy(passing: Passing, answering: Answering): (now: string) => (known: string) => string {
  const { answer, settles } = passing;
  const { datum, answer: followed = '' } = answering;
  const decides = (name: string) =>
    [answer.sets, answer.unanswered, answer.forgets, settles].some((names) => names.includes(name));
  const [isDecided, isAnswerDecided] = [decides(datum), decides(followed)];
  const makesStale = answer.stale.get(followed)?.includes(datum) === true;
  // Most ways say nothing of either.
  if (!isDecided && !isAnswerDecided && !makesStale) return () => asBefore;
  const ofAnswer = { ...passing, sets: new Map(), leaves: [] };
  return (now) => {
    const state = readSign(now);
    const isStale = state.answered && makesStale;
    const isSet = isSetAfterAnswer(state, passing, answering);
    const answered = isAnswered(state, followed, ofAnswer);
    return (known) =>
      signOf({
        isSet: isStale || isDecided ? isSet : readSign(known).isSet,
        answered: isAnswerDecided ? answered : readSign(known).answered,
      });
  };
}

const asBefore = (known: string): string => known;

/** Returns whether a datum has a value when the call has been answered, or the holder’s answer saved. */
function isSetAfterAnswer(
  { isSet, answered }: State,
  { answer, settles }: Passing,
  { datum, keeping, answer: followed = '', begun }: Answering,
): boolean {
  if (answer.sets.includes(datum)) return true;
  // What is forgotten goes back to its initial value; what the holder leaves empty has none, whatever it had.
  if (answer.unanswered.includes(datum)) return false;
  const isStale = answered && answer.stale.get(followed)?.includes(datum) === true;
  const isGone = keeping === 'erased' && settles.includes(datum);
  return isStale || isGone || answer.forgets.includes(datum) ? begun : isSet;
}

const isSetBehind = (isKept: boolean, { datum, keeping }: Followed, { sets, leaves }: Passing): boolean =>
  (isKept || sets.has(datum)) && !(keeping === 'erased' && leaves.includes(datum));

function isAnswered({ answered }: State, datum: string, { answer, sets, settles, leaves }: Passing): boolean {
  if (leaves.includes(datum)) return false;
  if (answer.sets.includes(datum) || answer.unanswered.includes(datum) || sets.has(datum)) return true;
  return answered && !settles.includes(datum) && !answer.forgets.includes(datum);
}
