import { useEffect, useEffectEvent, useState } from 'react';
import type { JourneyView, StepView } from '../../protocol.ts';

/** The chosen step through all the names that it is given here. */
export type ChosenStep = {
  view: StepView | undefined;
  /** Stays the same whatever it is called. */
  id: string | undefined;
  /** Has it still be the chosen one once it has this name. */
  expect: (name: string) => void;
};

type Following = { steps: JourneyView['steps']; step: string | undefined };

/** Follows the chosen step to its new name, and back when that is taken back; whoever shows it is told. */
export function useStepNames(
  { steps, step }: Following,
  onMoved: (from: string, to: string) => void,
): ChosenStep {
  const [names, setNames] = useState<readonly string[]>([]);
  const known = step !== undefined && names.includes(step) ? names : [];
  const view = steps.find(({ name }) => name === step) ?? steps.find(({ name }) => known.includes(name));
  const name = view?.name;
  const move = useEffectEvent((to: string): void => {
    if (step !== undefined && step !== to) onMoved(step, to);
  });
  useEffect(() => {
    if (name !== undefined) move(name);
  }, [name]);
  return {
    view,
    id: known[0] ?? step,
    expect: (next) => {
      if (step !== undefined) setNames([...(known.length > 0 ? known : [step]), next]);
    },
  };
}
