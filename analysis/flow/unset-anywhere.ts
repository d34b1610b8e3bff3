import { dataNeeded, datumOf, type DataFlow, type Passing } from './transfer.ts';
import { decisionOf, type GraphEdge } from '../graph/control-flow.ts';
import { readsIn, type Read } from '../values/expressions.ts';
import { canTake, type Facts } from '../values/path-conditions.ts';
import { onceFor } from '../source/memoize.ts';
import { operatorNames } from '../values/operators.ts';
import type { Standing } from '../graph/state-space.ts';
import { slotsOf } from '../values/expression-sites.ts';

/** A datum that is watched along all runs. */
export type Watched = {
  datum: string;
  /** Whether data kept for one call or one screen is erased as the engine does, or computed as if it stayed. */
  keeping: 'erased' | 'kept';
  /** The answer whose change is watched for: it makes the datum stale only when there was one before. */
  answer: string | undefined;
};

/** Some of what is watched, a bit for each: what is computed of one is computed of all at once. */
type Bits = number;

// So many bits of a number can be told apart.
const mostAtOnce = 31;

/** Finds what of all that is watched some run reads where it has no value; by which way is not asked. */
export function unsetAnywhere(flow: DataFlow, all: readonly Watched[]): Watched[] {
  const parts = Array.from({ length: Math.ceil(all.length / mostAtOnce) }, (_, index) =>
    all.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
  );
  return parts.flatMap((part) => {
    const unset = followAll(flow, part);
    return part.filter((_, index) => (unset & (1 << index)) !== 0);
  });
}

/** What may be at a standing: without a value, the same once the answer was given, with one, the same once it was given. */
type May = [unset: Bits, unsetAnswered: Bits, set: Bits, setAnswered: Bits];

/** Follows all runs until nothing new may be, and answers what was read without a value. */
function followAll(flow: DataFlow, all: readonly Watched[]): Bits {
  const watch = createWatch(all);
  const { initial } = flow.compiled;
  const begun = bitsWhere(all, ({ datum }) => datum in initial);
  const answered = bitsWhere(all, ({ answer = '' }) => answer in initial);
  const effect = onceFor((edge: GraphEdge) => effectOf(flow.passing(edge), watch));
  const closed = createClosed(flow, watch);
  const states = new Map<Standing, May>();
  const open = new Set<Standing>();
  let found = 0;
  const arrive = (standing: Standing, ...may: May) => {
    const known = states.get(standing) ?? [0, 0, 0, 0];
    if (may.every((bits, index) => (bits & ~(known[index] ?? 0)) === 0)) return;
    const [a, b, c, d] = may;
    states.set(standing, [known[0] | a, known[1] | b, known[2] | c, known[3] | d]);
    open.add(standing);
  };
  for (const standing of flow.runs.entries)
    arrive(standing, ~begun & ~answered, ~begun & answered, begun & ~answered, begun & answered);
  // A set visits what is added while it is walked, again when it was taken out before.
  for (const standing of open) {
    open.delete(standing);
    const may = states.get(standing) ?? [0, 0, 0, 0];
    found |= (may[0] | may[1]) & watch.reads(flow.reads.get(standing.step));
    for (const { edge, next } of standing.ways) {
      const { after, unread } = goAlong(may, effect(edge), { begun, shut: closed(standing.facts, edge) });
      found |= unread;
      arrive(next, ...after);
    }
  }
  return found & bitsWhere(all, () => true);
}

const bitsWhere = (all: readonly Watched[], fits: (one: Watched) => boolean): Bits =>
  all.reduce((bits, one, index) => (fits(one) ? bits | (1 << index) : bits), 0);

/** Finds the bits of what is watched by the names of data. */
type Watch = {
  of: (data: Iterable<string>) => Bits;
  ofErased: (data: Iterable<string>) => Bits;
  by: (answers: Iterable<string>) => Bits;
  reads: (reads: readonly Read[] | undefined) => Bits;
  data: readonly string[];
};

function createWatch(all: readonly Watched[]): Watch {
  const bitsBy = (name: (one: Watched) => string | undefined) => {
    const known = new Map<string, Bits>();
    for (const [index, one] of all.entries()) {
      const key = name(one);
      if (key !== undefined) known.set(key, (known.get(key) ?? 0) | (1 << index));
    }
    return (names: Iterable<string>): Bits => {
      let bits = 0;
      for (const each of names) bits |= known.get(each) ?? 0;
      return bits;
    };
  };
  const of = bitsBy(({ datum }) => datum);
  return {
    of,
    ofErased: bitsBy(({ datum, keeping }) => (keeping === 'erased' ? datum : undefined)),
    by: bitsBy(({ answer }) => answer),
    reads: (some) => (some ? of(dataNeeded(some)) : 0),
    data: [...new Set(all.map(({ datum }) => datum))],
  };
}

/** What a way does to all that is watched. */
type Effect = {
  /** Answered by the holder, left empty, forgotten or erased, and what a new answer makes stale. */
  answers: Bits;
  empties: Bits;
  resets: Bits;
  stale: Bits;
  reads: Bits;
  sets: Bits;
  leaves: Bits;
  /** The same for the answer that is watched for. */
  gives: Bits;
  takes: Bits;
};

function effectOf({ settles, answer, reads, sets, leaves }: Passing, watch: Watch): Effect {
  const stale = [...answer.stale].reduce(
    (bits, [saved, derived]) => bits | (watch.by([saved]) & watch.of(derived)),
    0,
  );
  const left = watch.by(leaves);
  return {
    answers: watch.of(answer.sets),
    empties: watch.of(answer.unanswered),
    resets: watch.of(answer.forgets) | watch.ofErased(settles),
    stale,
    reads: watch.reads(reads),
    sets: watch.of(sets.keys()),
    leaves: watch.ofErased(leaves),
    gives: (watch.by(answer.sets) | watch.by(answer.unanswered) | watch.by(sets.keys())) & ~left,
    takes: watch.by(settles) | watch.by(answer.forgets) | left,
  };
}

/** What data begin with, and what no run takes the way without. */
type Given = { begun: Bits; shut: Bits };

/** Says what may be behind a way, and what is read on it without a value. */
function goAlong(
  [unset, unsetAnswered, set, setAnswered]: May,
  effect: Effect,
  { begun, shut }: Given,
): { after: May; unread: Bits } {
  const after: May = [0, 0, 0, 0];
  let unread = 0;
  const go = (here: Bits, isSet: boolean, isAnswered: boolean) => {
    if (here === 0) return;
    const anew = effect.resets | (isAnswered ? effect.stale : 0);
    const stays = (anew & begun) | (isSet ? ~anew : 0);
    const kept = here & (effect.answers | (stays & ~effect.empties));
    unread |= here & ~kept & effect.reads;
    const has = (kept | (here & effect.sets)) & ~effect.leaves;
    const answered = effect.gives | (isAnswered ? ~effect.takes : 0);
    after[0] |= here & ~has & ~answered;
    after[1] |= here & ~has & answered;
    after[2] |= has & ~answered;
    after[3] |= has & answered;
  };
  go(unset & ~shut, false, false);
  go(unsetAnswered & ~shut, false, true);
  go(set, true, false);
  go(setAnswered, true, true);
  return { after, unread };
}

/** Makes the computation of what shuts a way while it has no value, given what is known. */
function createClosed(flow: DataFlow, watch: Watch): (facts: Facts, edge: GraphEdge) => Bits {
  const deciding = watch.data.filter((datum) => decidingData(flow).has(datum));
  const closed = onceFor((facts: Facts) => {
    const lacking = deciding.map((datum) => ({
      bits: watch.of([datum]),
      known: new Map(facts).set(`data.${datum}`, 'unset'),
    }));
    return onceFor((edge: GraphEdge) => {
      const decision = decisionOf(flow.definition, edge);
      const shut = lacking.filter(({ known }) => !canTake(decision, known));
      return { bits: shut.reduce((all, { bits }) => all | bits, 0) };
    });
  });
  return (facts, edge) => (deciding.length === 0 ? 0 : closed(facts)(edge).bits);
}

/** Names the data that guards read. */
export const decidingData = onceFor(({ definition }: DataFlow) => {
  const guards = slotsOf(definition).filter(({ role }) => role === 'guard');
  const reads = guards.flatMap(({ expression }) => [...readsIn(expression, operatorNames, '')]);
  return new Set(reads.flatMap((read) => datumOf(read) ?? []));
});
