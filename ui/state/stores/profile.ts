import type { UserProfile } from '#schemas';
import { immer } from 'zustand/middleware/immer';
import { createStore } from 'zustand/vanilla';
import type { LoadStatus } from './cards.ts';

/** The holder’s profile, and whether reading it succeeded (LOGIN-14, LOGIN-15). */
export type ProfileState = { status: LoadStatus; profile: UserProfile | undefined };

type ProfileActions = {
  loading(): void;
  received(profile: UserProfile): void;
  failed(): void;
  clear(): void;
};

/** Makes the store of the profile. */
export function createProfileStore() {
  return createStore<ProfileState & ProfileActions>()(
    immer((set) => ({
      status: 'idle',
      profile: undefined,
      loading: () => set({ status: 'loading' }),
      received: (profile) => set({ status: 'ready', profile }),
      failed: () => set({ status: 'failed' }),
      clear: () => set({ status: 'idle', profile: undefined }),
    })),
  );
}

/** The store of the profile. */
export type ProfileStore = ReturnType<typeof createProfileStore>;
