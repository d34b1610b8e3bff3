import type { UnsetRead } from '../flow/definite-assignment.ts';
import type { DataFlow, Passing } from '../flow/transfer.ts';
import type { GraphEdge } from '../graph/control-flow.ts';
import { listsOf } from '../graph/journeys.ts';
import type { Monitor } from './points.ts';
import { searchBroken } from './search.ts';
import type { Upstream } from './upstream.ts';

/**
 * Returns whether a run comes to a read of a datum that has no value there, for all that is known of keyed lists: a guard that
 * asks what is in one rules out the ways that have put nothing into it. Where that cannot be told, one may.
 */
export function mayComeUnset(upstream: Upstream, unset: UnsetRead): boolean {
  const { flow } = upstream;
  if (listsOf(flow.definition).size === 0 || !flow.runs.whole) return true;
  return searchBroken(upstream, monitorOfUnset(flow, unset)) !== undefined;
}

/** Makes the automaton that remembers whether a datum may be without a value, and is broken where it is read then. */
function monitorOfUnset(flow: DataFlow, { datum, read }: UnsetRead): Monitor {
  const isRead = (reads: Passing['reads'] = []) => reads.some(({ pointer }) => pointer === read.pointer);
  const isBegun = datum in flow.compiled.initial;
  const isSetByWays = flow.runs.all.some(({ ways }) =>
    ways.some(({ edge }) => flow.passing(edge).sets.has(datum)),
  );
  const isLostOnReload = flow.compiled.sensitive.has(datum);
  /** Back may take back what ways have set; what is typed stays. */
  const behindBack = (isUnset: boolean, { name }: GraphEdge) =>
    isUnset || isSetByWays || (isLostOnReload && name === 'Reload');
  return {
    begin: !isBegun,
    next: (isUnset, happening) => {
      if ('step' in happening) return isUnset && isRead(flow.reads.get(happening.step)) ? 'broken' : isUnset;
      const { way } = happening;
      if (way.kind === 'back') return behindBack(isUnset, way);
      const passing = flow.passing(way);
      const isLeft = isUnsetAfterAnswer(isUnset, passing, { datum, isBegun });
      if (isLeft && isRead(passing.reads)) return 'broken';
      return isLeft && !passing.sets.has(datum);
    },
  };
}

/** Returns whether a datum may be without a value when the holder’s answer has been saved; a changed answer may have it forgotten. */
function isUnsetAfterAnswer(
  isUnset: boolean,
  { answer }: Passing,
  { datum, isBegun }: { datum: string; isBegun: boolean },
): boolean {
  if (answer.sets.includes(datum)) return false;
  if (answer.unanswered.includes(datum)) return true;
  const forgotten = [...answer.forgets, ...[...answer.stale.values()].flat()];
  return forgotten.includes(datum) ? !isBegun : isUnset;
}
