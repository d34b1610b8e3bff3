import type { SentMessage } from '#sandbox/console';

/** How the code of a message stands at a moment of the bank. */
export type CodeState =
  | { kind: 'good'; leftSeconds: number; percent: number }
  /** Nobody says until when, as of one that went by e-mail. */
  | { kind: 'open' }
  | { kind: 'spent' }
  | { kind: 'over' };

/** Finds the newest message that brought a code. */
export const newestCode = (messages: readonly SentMessage[]): SentMessage | undefined =>
  messages.find(({ code }) => code !== null);

/** Says how a code stands: used or replaced, run out, or good for how long. */
export function codeState({ goodUntil, isSpent, at }: SentMessage, now: number): CodeState {
  if (isSpent) return { kind: 'spent' };
  if (goodUntil === null) return { kind: 'open' };
  const end = Date.parse(goodUntil);
  const leftSeconds = Math.ceil((end - now) / 1000);
  if (leftSeconds <= 0) return { kind: 'over' };
  return { kind: 'good', leftSeconds, percent: Math.min(100, ((end - now) / (end - Date.parse(at))) * 100) };
}

/** Writes a code in two groups, as one reads it out. */
export const inGroups = (code: string): string =>
  /^\d{6}$/u.test(code) ? `${code.slice(0, 3)}\u2009${code.slice(3)}` : code;
