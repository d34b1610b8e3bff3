import { createStore } from 'zustand/vanilla';

/** What the two live regions say; `turn` changes with each, so that the same words are heard again. */
export type Spoken = { polite: string; assertive: string; turn: number };

/** Speaks to screen readers. */
export type Announcer = ReturnType<typeof createAnnouncer>;

/** Makes the voice of the portal; a `LiveRegion` must stand in the page for it to be heard. */
export function createAnnouncer() {
  const store = createStore<Spoken>()(() => ({ polite: '', assertive: '', turn: 0 }));
  return {
    store,
    say: (words: string, politeness: 'polite' | 'assertive'): void => {
      if (words === '') return;
      store.setState(({ turn }) => ({ polite: '', assertive: '', [politeness]: words, turn: turn + 1 }));
    },
  };
}
