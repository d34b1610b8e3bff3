import type { NavigateFunction } from 'react-router-dom';

type Steps = { from?: unknown } | null | undefined;

/** What a page remembers of the one from which it was opened; it lives in the browser’s history. */
export const openedFrom = (path: string) => ({ state: { from: path } });

/**
 * Leads from a page back to where it was opened, by history where that path ends with a slash, as the documents have it
 * (PIN-03); home where nobody opened it.
 */
export function goBack(navigate: NavigateFunction, state: unknown): void {
  // The history holds what `openedFrom` made, or what nobody made.
  const from = (state as Steps)?.from;
  if (typeof from !== 'string') return void navigate('/');
  return void (from.endsWith('/') ? navigate(-1) : navigate(from));
}
