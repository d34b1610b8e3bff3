import { useSyncExternalStore } from 'react';

/** Follows whether the browser has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, () => window.navigator.onLine);
}

function follow(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
