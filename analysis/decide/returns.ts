import type { JourneyFile, Step } from '#schemas';
import { aboveOf } from '../graph/calls-above.ts';
import type { DataFlow } from '../flow/transfer.ts';
import type { GraphEdge } from '../graph/control-flow.ts';
import { commitsIn } from '../graph/journeys.ts';
import { reach } from '../graph/worklist.ts';
import { onceFor } from '../source/memoize.ts';
import type { Standing } from '../graph/state-space.ts';
import type { Sources } from '../source/sources.ts';

/** Where a run can come back to otherwise than by a way: screens, by their place in the history, or where it began. */
export type Returns = {
  /** After a reload: what ways have set since is taken back. */
  reloaded: readonly number[];
  /** After a refusal in a journey that runs above: data stay as they are. */
  refused: readonly number[];
  toEntries: boolean;
};

const none: Returns = { reloaded: [], refused: [], toEntries: false };

/**
 * Makes the computation of where a run can come back to: after a reload to the last screen that can do without what is
 * forgotten, or to where it began when none can; after a refusal in a journey that runs above, to the last, or any, screen.
 */
export function createReturns(
  { definition, compiled, runs }: DataFlow,
  sources: Sources,
): (standing: Standing) => Returns {
  const above = onceFor((step: Step) => ({ of: aboveOf(step, sources) }));
  const uncommitted = beforeCommits(definition, runs.entries);
  const outlives = (screen: string) =>
    compiled.needs.get(screen)?.isDisjointFrom(compiled.sensitive) === true;
  return (standing) => {
    const { step, history, barred } = standing;
    const own = definition.steps[step];
    // An end that tells something is stood on again, if it can do without what is forgotten.
    if (own === undefined || isPassedAtOnce(own) || (own.kind === 'end' && outlives(step))) return none;
    const last = history.findLastIndex(outlives);
    const places = [...history.keys()];
    const { of } = above(own);
    // What is before a commit that was done is not stood on again by a reload.
    const refused = barred && of?.failsAtOnce === true ? places.slice(-1) : [];
    return {
      // Nor while one is sent: nobody knows then whether it was done, which has a way of its own.
      reloaded: isUnreturned(own, barred) ? [] : places.slice(Math.max(0, last)),
      refused: of?.sendsBack === true ? places : refused,
      toEntries: last < 0 && uncommitted.has(standing),
    };
  };
}

/** Lists the standings that a run can come to without having done anything for good. */
function beforeCommits(definition: JourneyFile, entries: readonly Standing[]): Set<Standing> {
  const commits = commitsIn(definition);
  const isCommit = ({ from, kind }: GraphEdge) => (kind === 'ok' || kind === 'unsure') && commits.has(from);
  return reach(entries, ({ ways }) => ways.flatMap(({ edge, next }) => (isCommit(edge) ? [] : [next])));
}

/** Returns whether a reload leads to no screen from here; a call that some guard alone takes for a commit may be none. */
const isUnreturned = (step: Step, barred: boolean): boolean =>
  barred || (step.kind === 'call' && step.commit === true);

const isPassedAtOnce = (step: Step): boolean =>
  step.kind === 'branch' || (step.kind === 'end' && step.popup === undefined);
