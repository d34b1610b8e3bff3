import type { JourneyView, StepView } from '../../protocol.ts';

/** What was done to a step, in words, and the step that is looked at from then on. */
export type DoneDeed = { words: string; step: string; isNew?: boolean };

/** What the forms are given that do something to a step. */
export type DeedProps = {
  journey: JourneyView;
  step: StepView;
  onDone: (done: DoneDeed) => void;
  onClose: () => void;
};
