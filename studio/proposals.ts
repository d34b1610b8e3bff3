import type { MissingView } from './protocol.ts';

/** A scenario that was missing, to be looked at and taken. */
export type Proposal = {
  name: string;
  title: string;
  moves: number;
  /** What it passes that no scenario does. */
  passes: readonly MissingView[];
};

/** How an exploration stands. */
export type Explored =
  | { kind: 'searching'; tried: number }
  | {
      kind: 'found';
      proposals: readonly Proposal[];
      /** What no walk was found for, with the reason. */
      unreached: readonly (MissingView & { why: string })[];
      /** What breaks the journey on the way. */
      defects: readonly string[];
    }
  | { kind: 'broken'; why: string };
