import type { Shown } from './history-stack.ts';

/**
 * What ways have changed since screens of the history were shown last, with what was known before, by screen: Back to one takes
 * back what has changed since, as the engine does.
 */
export type UndoLog<Value> = readonly { screen: number; key: string; was: Value }[];

/** What a way does: what it sets, with what was known before, and what the holder types or what is emptied, which stays so. */
export type Written<Value> = { before: ReadonlyMap<string, Value>; typed: (key: string) => boolean };

/** A step with the screens that are remembered there. */
export type LedTo = Pick<Shown, 'history' | 'barred'> & { step: string };

/** Says what is to be taken back behind a way. */
export function logBehind<Value>(
  log: UndoLog<Value>,
  { before, typed }: Written<Value>,
  { from, next }: { from: LedTo; next: LedTo },
): UndoLog<Value> {
  // A screen that is shown counts from now on; what was set since those that are left out counts for the one before.
  const last = next.history.length - (next.history.at(-1) === next.step ? 2 : 1);
  if (next.barred || last < 0 || (log.length === 0 && before.size === 0)) return [];
  const screen = from.barred ? -1 : from.history.length - 1;
  const set = screen < 0 ? [] : [...before].map(([key, was]) => ({ screen, key, was }));
  const found = [...log.filter(({ key }) => !typed(key)), ...set].map((each) =>
    each.screen > last ? { ...each, screen: last } : each,
  );
  return firstOf(found, ({ screen: at, key }) => `${at} ${key}`);
}

/** Says what is to be taken back behind Back to a screen: nothing of what was set since. */
export const logBehindBack = <Value>(log: UndoLog<Value>, { history, barred }: LedTo): UndoLog<Value> =>
  barred ? [] : log.filter(({ screen }) => screen < history.length - 1);

/** Says what Back to a screen makes known again. */
export const takenBack = <Value>(log: UndoLog<Value>, { history }: LedTo): ReadonlyMap<string, Value> =>
  new Map(
    firstOf(
      log.filter(({ screen }) => screen >= history.length - 1),
      ({ key }) => key,
    ).map(({ key, was }) => [key, was]),
  );

/** What was set first counts; screens stand in a log from the first to the last. */
function firstOf<Value>(
  log: UndoLog<Value>,
  nameOf: (each: UndoLog<Value>[number]) => string,
): UndoLog<Value> {
  const names = new Set<string>();
  return log.filter((each) => names.size < names.add(nameOf(each)).size);
}

/** Names a log: the same text for what is the same. */
export const nameOfLog = (log: UndoLog<unknown>): string =>
  log
    .map(({ screen, key, was }) => JSON.stringify([screen, key, was]))
    .toSorted()
    .join();
