import type { JourneyFile } from '#schemas';
import type { GraphEdge } from '../graph/control-flow.ts';
import { commitsOfRun, wishOf, type CommitRun, type Wish } from '../graph/commits-run.ts';
import { everyStep, isCommit } from '../graph/journeys.ts';
import { wayNamed } from '../graph/written-edges.ts';
import type { Sources } from '../source/sources.ts';

/** A step by which something is done for good: a call, or a journey that is run and does it. */
export type Committing = {
  step: string;
  isRun: boolean;
  /** It may be done before a screen of the step is seen. */
  unseen: boolean;
  /** Whether it has been done behind a way out of the step, or may have been. */
  isBehind: (edge: GraphEdge, lost: boolean) => boolean;
  /** The steps that send the same: under a key of its own each would be done (LANG-03). */
  again: ReadonlySet<string>;
};

type Sent = CommitRun & { step: string; isRun: boolean };

/** Lists what a journey does for good, once for each step and what it sends. */
export function committingIn(definition: JourneyFile, sources: Sources): Committing[] {
  const all = everyStep(definition).flatMap(({ name, step }): Sent[] => {
    if (step.kind === 'journey')
      return commitsOfRun(step, sources).map((commit) => ({ ...commit, step: name, isRun: true }));
    if (step.kind !== 'call' || !isCommit(step)) return [];
    return [
      {
        step: name,
        isRun: false,
        wish: wishOf(step),
        done: ['ok'],
        lost: ['unsure'],
        unasked: true,
        unseen: true,
      },
    ];
  });
  return all.map(({ step, isRun, wish, done, lost, unseen }) => ({
    step,
    isRun,
    unseen,
    isBehind: ({ kind, name }, isLost) => {
      if (isRun) return kind === 'exit' && (isLost ? lost : done).includes(wayNamed(name));
      return kind === (isLost ? 'unsure' : 'ok');
    },
    again: new Set(all.filter((one) => one.unasked && isSame(one.wish, wish)).map((one) => one.step)),
  }));
}

const isSame = (one: Wish, other: Wish): boolean => JSON.stringify(one) === JSON.stringify(other);
