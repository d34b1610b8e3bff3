import { useSyncExternalStore } from 'react';

// The documents’ own breakpoint (CONST-04).
const wide = mediaOf('(min-width: 961px)');
const narrow = mediaOf('(max-width: 39.99rem)');

/** Returns whether there is room for two columns, so that the order of reading follows what is seen (CONST-04). */
export const useWideLayout = (): boolean => useSyncExternalStore(wide.follow, wide.matches);

/** Returns whether the window is a phone’s, where the operations must not wait beneath a card in its full size. */
export const useNarrowLayout = (): boolean => useSyncExternalStore(narrow.follow, narrow.matches);

function mediaOf(query: string) {
  return {
    matches: () => window.matchMedia(query).matches,
    follow: (listener: () => void): (() => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
  };
}
