import type { Shown } from './history-stack.ts';

/**
 * What ways have changed since each screen of the history was shown last, with what was known before: Back to the screen takes
 * that back, as the engine does.
 */
export type UndoLog<Value> = readonly ReadonlyMap<string, Value>[];

/** What a way does: what it sets, with what was known before, and what the holder types or what is emptied, which stays so. */
export type Written<Value> = { before: ReadonlyMap<string, Value>; typed: (key: string) => boolean };

/** Where a way leads to, with the screens that are remembered there. */
export type LedTo = Pick<Shown, 'history' | 'barred'> & { step: string };

/** Says what is to be taken back behind a way; behind Back to a screen nothing of what was set since. */
export function logBehind<Value>(
  log: UndoLog<Value>,
  written: Written<Value>,
  { next, isBack }: { next: LedTo; isBack: boolean },
): UndoLog<Value> {
  if (isBack) return aligned(log.slice(0, next.history.length - 1), next);
  const kept = log.map((each) => new Map([...each].filter(([key]) => !written.typed(key))));
  const last = kept.at(-1);
  for (const [key, value] of written.before) if (last?.has(key) === false) last.set(key, value);
  return aligned(kept, next);
}

/** Says what Back to a screen makes known again. */
export function takenBack<Value>(log: UndoLog<Value>, next: LedTo): ReadonlyMap<string, Value> {
  return merged(log.slice(next.history.length - 1));
}

/** A screen that is shown counts from now on; what was set since those that are left out counts for the one before. */
export function aligned<Value>(
  log: UndoLog<Value>,
  { step, history, barred }: LedTo,
): readonly ReadonlyMap<string, Value>[] {
  if (barred) return [];
  const isShown = history.at(-1) === step;
  const kept = log.slice(0, history.length - Number(isShown));
  const left = log.slice(kept.length);
  const under =
    left.length > 0 && kept.length > 0 ? [...kept.slice(0, -1), merged([...kept.slice(-1), ...left])] : kept;
  return isShown ? [...under, new Map()] : under;
}

/** What was set first counts. */
const merged = <Value>(log: UndoLog<Value>): ReadonlyMap<string, Value> =>
  new Map(log.toReversed().flatMap((each) => [...each]));

/** Names a log: the same text for what is the same. */
export const nameOfLog = (log: UndoLog<unknown>): string =>
  log.every((each) => each.size === 0)
    ? ''
    : JSON.stringify(log.map((each) => [...each].toSorted(([one], [other]) => (one < other ? -1 : 1))));
