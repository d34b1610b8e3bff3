/**
 * What a hand-built view of a journey is given: the input that the journey declares, and its ways back to it. A view asks
 * the bank for nothing; what the holder has chosen goes along with the screen’s main action.
 */
export type StepViewProps = {
  input: Readonly<Record<string, unknown>>;
  /** What the holder had chosen here before, as `onAnswer` told it; empty the first time. */
  given: Readonly<Record<string, unknown>>;
  isBusy: boolean;
  /** Asked to go on with nothing chosen: what a view says is missing. */
  isMissed: boolean;
  /** Tells the time by the portal’s clock, in epoch milliseconds. */
  now: () => number;
  /** Does an action by itself, such as one that no button stands for. */
  onAct: (action: string) => void;
  /** Tells what has been chosen; asked to go on before, the portal says what is missing. */
  onAnswer: (values: Readonly<Record<string, unknown>>) => void;
};
