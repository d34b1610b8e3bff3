import { createContext } from 'react';

/**
 * What a page remembers of the one from which it was opened, and of its entry in the history, which knows where the holder was
 * in it; it lives in the browser’s history.
 */
export const openedFrom = (path: string, { state }: Pick<History, 'state'> = { state: null }) => ({
  // The router’s name for the entry that a document begins with, which has none of its own.
  state: { from: path, entry: (Object(state).key ?? 'default') as unknown, at: Object(state).idx as unknown },
});

/** From which path a page was opened, and which entry that was; `before` is how that was, from which a journey led on here. */
type Opened = { from?: unknown; entry?: unknown; before?: Opened } | null | undefined;

/**
 * What a page remembers to which a journey leads: where it leads back to the page that it was opened from, or that a journey
 * before it was, the place in that too.
 * It takes the place of a journey that has done its work: Back from it is as Back from there was.
 */
export function ledTo(
  path: string,
  { location, history }: Pick<Window, 'location' | 'history'>,
  isDone?: boolean,
) {
  // The history holds what `openedFrom` made, or what nobody made.
  const usr = Object(history.state).usr as Opened;
  let opened = usr;
  while (opened && opened.from !== path) opened = opened.before;
  const led = opened && { ledBack: opened.entry };
  return isDone
    ? { state: led ?? usr, replace: true }
    : { state: { ...openedFrom(location.pathname, history).state, ...(led ?? { before: usr }) } };
}

/** Returns the entry where the holder was, of a page that they were led back to. */
export const ledBackTo = (state: unknown): string | undefined => {
  const { ledBack } = Object(state);
  return typeof ledBack === 'string' ? ledBack : undefined;
};

/** Forgets from where the page that is open was opened. */
export function forgetWayBack(history: Pick<History, 'state' | 'replaceState'>): void {
  const state: unknown = history.state;
  if (Object(state).usr) history.replaceState({ ...Object(state), usr: null }, '');
}

/** Holds how the portal goes back in the history by itself. */
export const LeaveContext = createContext<() => void>(() => window.history.back());
