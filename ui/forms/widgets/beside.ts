/** Something that can be done with each line of a list. */
export type BesideAction = {
  name: string;
  /** Its words, as they stand on the button. */
  words: string;
  isLoading: boolean;
  loadingLabel: string;
  isDisabled: boolean;
  /** Does it with the line that is answered. */
  act: (answer: unknown) => void;
};

/** Field → what stands beside each of its lines, in the order of the journey. */
export type Beside = Readonly<Record<string, readonly BesideAction[]>>;
