import { useEffect, useEffectEvent } from 'react';
import type { JourneyView } from '../../protocol.ts';
import { useTold } from '../history/use-told.ts';
import type { DoneDeed } from './deeds.ts';
import type { ChosenStep } from './use-step-names.ts';

/** What can be done to the chosen step, with what was done last. */
export type StepDeedsProps = {
  journey: JourneyView;
  chosen: ChosenStep;
  isReadOnly: boolean;
  done: DoneDeed | undefined;
  onDone: (done: DoneDeed) => void;
};

type Given = Pick<StepDeedsProps, 'journey' | 'chosen' | 'isReadOnly'>;

/** Remembers what was done to steps of a journey, and has a new one chosen once the journey has it. */
export function useStepDeeds(given: Given, onChoose: (step: string) => void): StepDeedsProps {
  const [done, onDone] = useTold<DoneDeed>();
  const isThere = given.journey.steps.some(({ name }) => done?.isNew && name === done.step);
  const wanted = isThere ? done?.step : undefined;
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (wanted !== undefined) choose(wanted);
  }, [wanted]);
  return { ...given, done, onDone };
}
