import { createContext } from 'react';

/**
 * What a page remembers of the one from which it was opened, and of its entry in the history, which knows where the holder was
 * in it; it lives in the browser’s history.
 */
export const openedFrom = (path: string, { state }: Pick<History, 'state'> = { state: null }) => ({
  // The router’s name for the entry that a document begins with, which has none of its own.
  state: { from: path, entry: (Object(state).key ?? 'default') as unknown, at: Object(state).idx as unknown },
});

/**
 * What a page remembers to which a journey leads: where it leads back to the page that it was opened from, the place in that too.
 * It takes the place of a journey that has done its work: Back from it is as Back from there was.
 */
export function ledTo(
  path: string,
  { location, history }: Pick<Window, 'location' | 'history'>,
  isDone?: boolean,
) {
  const { usr } = Object(history.state);
  const led = Object(usr).from === path && { ledBack: Object(usr).entry as unknown };
  return isDone
    ? { state: led || (usr as unknown), replace: true }
    : { state: { ...openedFrom(location.pathname, history).state, ...led } };
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
