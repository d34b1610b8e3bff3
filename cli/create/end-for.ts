import type { JourneyFile } from '#schemas';

/** The outcome of a journey that did what it is for. */
export const wentWell = 'completed';
const givenUp = 'cancelled';

/** Where a way ends that does not lead on: at which end, and whether that has the outcome that is meant. */
export type EndFor = { to: string; isMeant: boolean };

/**
 * Finds where something ends that did not go well: at the end with its outcome; without one, where the journey leads who
 * gives it up. Answers nothing for a journey without any end.
 */
export function endFor(outcome: string, { steps }: JourneyFile): EndFor | undefined {
  const ends = Object.entries(steps).flatMap(([to, step]) =>
    step.kind === 'end' ? [{ to, outcome: step.outcome }] : [],
  );
  const same = ends.find((end) => end.outcome === outcome);
  if (same) return { to: same.to, isMeant: true };
  const other =
    ends.find((end) => end.outcome === givenUp) ??
    ends.findLast((end) => end.outcome !== wentWell) ??
    ends.at(-1);
  return other && { to: other.to, isMeant: false };
}
