import { createContext, use, useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';

/** Holds the drafts of the folder. */
export const DraftsContext = createContext<DraftStore>(createDraftStore(undefined, ''));

/** Tells where drafts are kept. */
export const useDraftStore = (): DraftStore => use(DraftsContext);

/** Tells all drafts as they are now. */
export function useDrafts(): readonly Draft[] {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, store.all);
}
