import type { JourneyView } from '../../protocol.ts';
import type { StepNow } from '../../written.ts';

/** The names that the chosen step has had, the one that has gone and what is looked at instead, and what was followed last. */
export type Trail = { names: readonly string[]; left?: { from: string; to: string }; last?: string };

type Looking = { journey: Pick<JourneyView, 'steps' | 'moved'>; step: string | undefined };

/** Says where the chosen step is found by now; nothing where it stands as it did. */
export function foundNow({ journey, step }: Looking, { left }: Trail): StepNow | undefined {
  const isThere = (name: string | undefined): boolean => journey.steps.some((each) => each.name === name);
  // What has gone and is there again is looked at again.
  if (left && left.to === step && isThere(left.from)) return { name: left.from, isRenamed: false };
  return step === undefined || isThere(step) ? undefined : journey.moved[step];
}

/** Remembers where it was followed to; the same where nothing new has come. */
export function trailOn(trail: Trail, step: string | undefined, now: StepNow | undefined): Trail {
  const { names, left } = trail;
  // Who has gone elsewhere is not led back.
  if (!now || step === undefined) return left && step !== left.to ? { names } : trail;
  const last = `${step} ${now.name}`;
  if (trail.last === last) return trail;
  if (now.isRenamed) return { ...trail, names: [...(names.includes(step) ? names : [step]), now.name], last };
  return { names: [], left: left?.from === now.name ? left : { from: step, to: now.name }, last };
}
