import { createContext } from 'react';

type Steps = { from?: unknown; entry?: unknown } | null | undefined;

/**
 * What a page remembers of the one from which it was opened, and of its entry in the history, which knows where the holder was
 * in it; it lives in the browser’s history.
 */
export const openedFrom = (path: string, { state }: Pick<History, 'state'> = { state: null }) => ({
  // The router’s name for the entry that a document begins with, which has none of its own.
  state: { from: path, entry: (Object(state).key ?? 'default') as unknown },
});

/** What a page remembers to which a journey leads: where it leads back to the page that it was opened from, the place in that too. */
export function ledTo(path: string, { location, history }: Pick<Window, 'location' | 'history'>) {
  const opened = openedFrom(location.pathname, history);
  const { from, entry } = Object(Object(history.state).usr);
  return from === path ? { state: { ...opened.state, ledBack: entry as unknown } } : opened;
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

/** The ways from a page: to a path, and back in the history for the portal itself, whatever stands open. */
export type Ways = {
  navigate: (path: string, to?: { state: { ledBack: unknown } }) => void;
  leave: () => void;
};

/** Holds how the portal goes back in the history by itself. */
export const LeaveContext = createContext<() => void>(() => window.history.back());

/**
 * Leads from a page back to where it was opened, by history where that path ends with a slash, as the documents have it
 * (PIN-03), else to where they were in it; home where nobody opened it.
 */
export function goBack({ navigate, leave }: Ways, state: unknown): void {
  // The history holds what `openedFrom` made, or what nobody made.
  const { from, entry } = (state as Steps) ?? {};
  if (typeof from !== 'string') return navigate('/');
  return from.endsWith('/') ? leave() : navigate(from, { state: { ledBack: entry } });
}
