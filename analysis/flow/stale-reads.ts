import type { GraphEdge } from '../graph/control-flow.ts';
import type { Passage } from '../graph/reachability.ts';
import { pathTo, type Standing, type StandingVisit } from '../graph/state-space.ts';
import { pointerTo } from '../source/document.ts';
import { onceByKey, onceFor } from '../source/memoize.ts';
import { follow, type Done, type Followed } from './remembered.ts';
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

/** A sign for the datum, without a value, with one, or with a stale one, and one for whether the holder has answered. */
type Known = `${'-' | 'f' | 's'}${'?' | '!'}`;

/** Follows every run of a journey and finds where a datum is read that was given its value before an answer changed. */
export function staleRead(flow: DataFlow, pair: Pair): StaleRead | undefined {
  let found: StaleRead | undefined;
  const note = (pointer: string | undefined, visit: StandingVisit<Followed>) => {
    if (pointer !== undefined)
      found ??= { pointer, path: pathTo(flow.runs, visit, ({ standing }) => standing) };
  };
  // The same way is gone again and again with the same known of the pair.
  const behind = onceFor((edge: GraphEdge) => {
    const passing = flow.passing(edge);
    const answered = onceByKey<string>();
    const earlier = (known: string) => answered(known, () => afterAnswer(known, passing, pair));
    const known = onceByKey<Done>();
    return (now: string) =>
      known(now, () => ({ earlier, now: afterWay(earlier(now), { edge, passing }, pair) }));
  });
  const done = (visit: StandingVisit<Followed>, edge: GraphEdge) => {
    const made = behind(edge)(visit.node.now);
    if (isStale(made.earlier(visit.node.now))) note(readOn(flow.passing(edge), pair), visit);
    return made;
  };
  for (const visit of follow(flow.runs, '-?', done)) {
    if (isStale(visit.node.now)) note(readAt(flow, visit.node.standing, pair), visit);
    if (found) break;
  }
  return found;
}

const isStale = (known: string): boolean => known.startsWith('s');

/** What the holder types makes what was worked out from it stale, and is itself never. */
function afterAnswer(known: string, { answer, settles }: Passing, { answer: name, datum }: Pair): Known {
  const typed = [...answer.sets, ...answer.unanswered];
  const isAnswered = known.endsWith('!');
  const forgotten = [...settles, ...answer.forgets, ...(isAnswered ? (answer.stale.get(name) ?? []) : [])];
  const isAsked = !typed.includes(name) && (!isAnswered || forgotten.includes(name));
  const sign = isAsked ? '?' : '!';
  if (typed.includes(datum)) return `f${sign}`;
  if (forgotten.includes(datum)) return `-${sign}`;
  if (known.startsWith('-')) return `-${sign}`;
  return isStale(known) || (isAnswered && typed.includes(name)) ? `s${sign}` : `f${sign}`;
}

function afterWay(
  known: string,
  { edge, passing: { sets, leaves } }: { edge: GraphEdge; passing: Passing },
  { answer, datum, comesFrom = () => true }: Pair,
): string {
  const [sign = '', typed = ''] = known;
  const set = sets.has(datum) ? (comesFrom(edge) ? 'f' : '-') : sign;
  const value = leaves.includes(datum) ? '-' : set;
  const asked = leaves.includes(answer) ? '?' : typed;
  return `${value}${sets.has(answer) ? '!' : asked}`;
}

const readOn = ({ reads }: Passing, { datum }: Pair): string | undefined =>
  reads.find((read) => datumOf(read) === datum)?.pointer;

/** Finds what reads a datum at a step; what a screen saves fills it again, and what it offers to choose from is read there. */
function readAt({ reads, compiled }: DataFlow, { step }: Standing, { datum }: Pair): string | undefined {
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
