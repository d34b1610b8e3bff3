import { firstBits, hashPrefix } from './sha256.ts';

/** What the bank asks a browser to work out, so that nobody asks a thousand times for nothing. */
export type ProofTask = { validationToken: string; difficulty: number };

type Solving = {
  /** Lets the page breathe between two slices of work. */
  breathe: () => Promise<void>;
  /** Stops the work. */
  isOver: () => boolean;
};

const triesInSlice = 400;

/**
 * Finds a number such that the SHA-256 of the token, a dot and the number begins with as many zero bits as asked; answers
 * the whole text, or undefined when it was stopped. It works in slices on the page itself: no worker, no third party.
 */
export async function solveTask(
  { validationToken, difficulty }: ProofTask,
  { breathe, isOver }: Solving,
): Promise<string | undefined> {
  const prefix = hashPrefix(`${validationToken}.`);
  const limit = 2 ** (32 - difficulty);
  for (let tried = 0; !isOver(); tried += triesInSlice) {
    for (let number = tried; number < tried + triesInSlice; number += 1)
      if (firstBits(prefix, String(number)) < limit) return `${validationToken}.${number}`;
    await breathe();
  }
  return undefined;
}

/** Reads the task that a journey hands to a form; undefined while it has none. */
export function readTask(given: unknown): ProofTask | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { validationToken, difficulty } = given as Partial<Record<keyof ProofTask, unknown>>; // looked at next
  return typeof validationToken === 'string' && typeof difficulty === 'number'
    ? { validationToken, difficulty }
    : undefined;
}
