/** What a hand-built view of a journey is given: the input that the journey declares, and its way back to it. */
export type StepViewProps = {
  input: Readonly<Record<string, unknown>>;
  isBusy: boolean;
  onAct: (action: string, values?: Record<string, unknown>) => void;
};
