import { useEffect, useEffectEvent, useState } from 'react';
import type { JourneyView, StepView } from '../../protocol.ts';
import type { StepNow } from '../../written.ts';
import { foundNow, trailOn, type Trail } from './step-trail.ts';

/** The chosen step, or the one to look at once that has another name or is gone. */
export type ChosenStep = {
  view: StepView | undefined;
  /** Stays the same whatever it is called. */
  id: string | undefined;
};

type Following = { journey: Pick<JourneyView, 'steps' | 'moved'>; step: string | undefined };

/** Follows the chosen step to where it is found by now, and back when that is taken back; the one who shows it is told. */
export function useStepNames(
  { journey, step }: Following,
  onMoved: (from: string, now: StepNow) => void,
): ChosenStep {
  const [trail, setTrail] = useState<Trail>({ names: [] });
  const now = foundNow({ journey, step }, trail);
  const next = trailOn(trail, step, now);
  if (next !== trail) setTrail(next);
  const move = useEffectEvent((): void => {
    if (now && step !== undefined) onMoved(step, now);
  });
  const name = now?.name;
  useEffect(() => {
    if (name !== undefined) move();
  }, [name]);
  const view = journey.steps.find((each) => each.name === (name ?? step));
  const isKnown = step !== undefined && next.names.includes(step);
  return { view, id: now?.isRenamed === false ? name : isKnown ? next.names[0] : step };
}
