import { useSyncExternalStore } from 'react';

// The documents’ own breakpoint (CONST-04).
const wide = '(min-width: 961px)';

/** Returns whether there is room for two columns, so that the order of reading follows what is seen (CONST-04). */
export function useWideLayout(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(wide).matches);
}

function follow(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
