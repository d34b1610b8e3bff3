import { type ReactNode, useEffect, useState } from 'react';
import { useLive } from '../server/live.ts';
import { createDraftStore } from './draft-store.ts';
import { DraftsContext } from './drafts-context.ts';

type ProviderProps = { folder: string; children: ReactNode };

/** Keeps the drafts of a folder for all that stands beneath, in this browser until they are written. */
export function DraftsProvider({ folder, children }: ProviderProps) {
  const [store] = useState(() => createDraftStore(browserStorage(), folder));
  const { subscribe } = useLive();
  useEffect(() => {
    let known: number | undefined;
    return subscribe(({ turns }) => {
      // What was taken back on purpose is nobody’s old copy of the file.
      if (known !== undefined && turns !== known) store.forgetWritten();
      known = turns;
    });
  }, [store, subscribe]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (!store.isSafe()) event.preventDefault();
    };
    globalThis.addEventListener('storage', store.reread);
    globalThis.addEventListener('beforeunload', warn);
    return () => {
      globalThis.removeEventListener('storage', store.reread);
      globalThis.removeEventListener('beforeunload', warn);
    };
  }, [store]);
  return <DraftsContext value={store}>{children}</DraftsContext>;
}

function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    // A browser that keeps nothing has none.
    return undefined;
  }
}
