/** How an action can be drawn that is neither the main one nor the way out; without a word, quiet. */
export const looks = ['secondary', 'link', 'none'] as const;

/** One of them, or none. */
export type ActionLook = (typeof looks)[number] | '';

/** A way out of a screen as it is to be; whatever else the file says of one that is there stays. */
export type ActionToBe = {
  name: string;
  words: string;
  /** The step that it leads to; none where it leads as it does, or to an end that is made. */
  to: string;
  /** The outcome of the end that is made for it; none where it leads to a step. */
  outcome: string;
  look: ActionLook;
  /** It has the form checked and kept, as the one called submit has by itself. */
  submits: boolean;
};

/** The ways out of a screen as they are to be, in their order. */
export type ActionsWriting = {
  kind: 'write-actions';
  journey: string;
  step: string;
  actions: readonly ActionToBe[];
};
