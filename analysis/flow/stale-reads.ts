import type { GraphEdge } from '../graph/control-flow.ts';
import type { Passage } from '../graph/reachability.ts';
import { pathTo, type Standing, type StandingVisit } from '../graph/state-space.ts';
import { pointerTo } from '../source/document.ts';
import { follow, nowOf, type Done, type Followed } from './remembered.ts';
import { datumOf, type DataFlow, type Passing } from './transfer.ts';

/** An answer of the holder, and a datum that another answer would leave as it is. */
export type Pair = {
  answer: string;
  datum: string;
  /** Says whether what a way sets the datum to comes from the answer; whatever it is does when left out. */
  comesFrom?: (edge: GraphEdge) => boolean;
};

/** Where a datum is read, or shown again, that an answer has made stale, with the shortest way there. */
export type StaleRead = { pointer: string; path: readonly Passage[] };

/** Follows every run of a journey and finds where a datum is read that was given its value before an answer changed. */
export function staleRead(flow: DataFlow, pair: Pair): StaleRead | undefined {
  const done = (edge: GraphEdge) => {
    const passing = flow.passing(edge);
    const earlier = afterAnswer(passing, pair);
    return (now: string): Done => ({ earlier, now: afterWay(earlier(now), { edge, passing }, pair) });
  };
  let found: StaleRead | undefined;
  const note = (pointer: string | undefined, visit: StandingVisit<Followed>) => {
    if (pointer !== undefined)
      found ??= { pointer, path: pathTo(flow.runs, visit, ({ standing }) => standing) };
  };
  const goesOn = (visit: StandingVisit<Followed>, edge: GraphEdge, { earlier }: Done) => {
    if (isStale(earlier(nowOf(visit.node)))) note(readOn(flow.passing(edge), pair), visit);
    return true;
  };
  const sought = {
    signs: ['n', 'f', 's', 'N', 'F', 'S'],
    isSought: isStale,
    on: (edge: GraphEdge) => readOn(flow.passing(edge), pair) !== undefined,
    at: (step: string) => readAt(flow, { step }, pair) !== undefined,
  };
  for (const visit of follow(
    flow,
    { data: [pair.answer, pair.datum], begun: 'n', done },
    { ...sought, goesOn },
  )) {
    if (isStale(nowOf(visit.node))) note(readAt(flow, visit.node.standing, pair), visit);
    if (found) break;
  }
  return found;
}

// Of the datum there is no value, “n”, one, “f”, or a stale one, “s”; in capitals where the holder has answered.
const isStale = (known: string): boolean => valueIn(known) === 's';

const valueIn = (known: string): string => known.toLowerCase();
const isAnswered = (known: string): boolean => known !== valueIn(known);
const signOf = (value: string, answered: boolean): string => (answered ? value.toUpperCase() : value);

/** What the holder types makes what was worked out from it stale, and is itself never. */
function afterAnswer({ answer, settles }: Passing, { answer: name, datum }: Pair): (known: string) => string {
  const typed = [...answer.sets, ...answer.unanswered];
  const emptied = [...settles, ...answer.forgets];
  const outdated = [...emptied, ...(answer.stale.get(name) ?? [])];
  return (known) => {
    const before = isAnswered(known);
    const forgotten = before ? outdated : emptied;
    const answered = typed.includes(name) || (before && !forgotten.includes(name));
    if (typed.includes(datum)) return signOf('f', answered);
    if (forgotten.includes(datum) || valueIn(known) === 'n') return signOf('n', answered);
    return signOf(isStale(known) || (before && typed.includes(name)) ? 's' : 'f', answered);
  };
}

function afterWay(
  known: string,
  { edge, passing: { sets, leaves } }: { edge: GraphEdge; passing: Passing },
  { answer, datum, comesFrom = () => true }: Pair,
): string {
  const set = sets.has(datum) ? (comesFrom(edge) ? 'f' : 'n') : valueIn(known);
  const value = leaves.includes(datum) ? 'n' : set;
  return signOf(value, sets.has(answer) || (isAnswered(known) && !leaves.includes(answer)));
}

const readOn = ({ reads }: Passing, { datum }: Pair): string | undefined =>
  reads.find((read) => datumOf(read) === datum)?.pointer;

/** Finds what reads a datum at a step; what a screen saves fills it again, and what it offers to choose from is read there. */
function readAt(
  { reads, compiled }: DataFlow,
  { step }: Pick<Standing, 'step'>,
  { datum }: Pair,
): string | undefined {
  const read = reads.get(step)?.find((each) => datumOf(each) === datum);
  if (read) return read.pointer;
  const known = compiled.steps.get(step);
  const isFilled =
    known !== undefined && 'saves' in known && known.saves.some((save) => save.datum === datum);
  const isOffered = known?.own.some(({ reads: own }) => own.some((each) => datumOf(each) === datum)) === true;
  return isFilled || isOffered ? pointerTo('/steps', step) : undefined;
}

/** Leaves out the answers by which another of them is forgotten, and the datum with it. */
export function nearest<One extends Pair>(pairs: Iterable<One>): One[] {
  const all = [...pairs];
  const has = (answer: string, datum: string) =>
    all.some((pair) => pair.answer === answer && pair.datum === datum);
  return all.filter(
    ({ answer, datum }) =>
      !all.some(
        (between) => between.datum === datum && has(answer, between.answer) && !has(between.answer, answer),
      ),
  );
}
