import { createContext } from 'react';

type Steps = { from?: unknown } | null | undefined;

/** What a page remembers of the one from which it was opened; it lives in the browser’s history. */
export const openedFrom = (path: string) => ({ state: { from: path } });

/** Forgets from where the page that is open was opened. */
export function forgetWayBack(history: Pick<History, 'state' | 'replaceState'>): void {
  const state: unknown = history.state;
  if (Object(state).usr) history.replaceState({ ...Object(state), usr: null }, '');
}

/** The ways from a page: to a path, and back in the history for the portal itself, whatever stands open. */
export type Ways = { navigate: (path: string) => void; leave: () => void };

/** Holds how the portal goes back in the history by itself. */
export const LeaveContext = createContext<() => void>(() => window.history.back());

/**
 * Leads from a page back to where it was opened, by history where that path ends with a slash, as the documents have it
 * (PIN-03); home where nobody opened it.
 */
export function goBack({ navigate, leave }: Ways, state: unknown): void {
  // The history holds what `openedFrom` made, or what nobody made.
  const from = (state as Steps)?.from;
  if (typeof from !== 'string') return navigate('/');
  return from.endsWith('/') ? leave() : navigate(from);
}
