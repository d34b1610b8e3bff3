import type { Frame } from './state.ts';

/** A commit that was on its way to the bank: what it did nobody knows before the bank has said it. */
export type SentCommit = { operation: string; key: string };

/** A frame as it is kept: nothing sensitive, no call; of a timer when its time is over. */
export type SavedFrame = Omit<Frame, 'pending' | 'ahead' | 'timer' | 'background' | 'barred'> & {
  sent?: SentCommit | undefined;
};

/**
 * A run as it is kept, plain JSON; without frames it cannot be taken up again, and `unsure` says that something was on its
 * way to the bank then. `earlier` says that it goes on at a screen before the one in sight, which needs what is not kept.
 */
export type SavedState = {
  runId: string;
  issued: number;
  frames: readonly SavedFrame[];
  unsure?: true;
  earlier?: true;
};
