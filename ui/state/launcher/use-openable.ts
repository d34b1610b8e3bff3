import type { JourneyEnd, RefusalReason } from '#ui/journey';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useApp } from '../app-context.ts';
import { onEngineContextChange } from '../holder/engine-context.ts';

/** What a tile or a link may do with a popup’s name or a path of the documents. */
export type Openable = {
  status: 'refused' | 'offered';
  reason: RefusalReason | undefined;
  isOpening: boolean;
  /** Opens it, or says why not; never rejects. */
  open: (input?: Readonly<Record<string, unknown>>) => Promise<JourneyEnd | undefined>;
  /** Fetches what it needs while the holder is still elsewhere. */
  prefetch: () => void;
};

/** Follows whether a popup or a path can be opened for the selected card, and opens it. */
export function useOpenable(name: string): Openable {
  const { launcher, stores, prefetch } = useApp();
  const [isOpening, setOpening] = useState(false);
  const opening = launcher.find(name);
  const reason = useSyncExternalStore(
    useCallback((listener) => onEngineContextChange(stores, listener), [stores]),
    // What nobody has written cannot be had: the test of places finds it before a holder does.
    () => (opening ? launcher.refusal(opening) : 'off'),
  );
  const id = opening?.entry.id;
  return {
    status: reason ? 'refused' : 'offered',
    reason,
    isOpening,
    open: async (input) => {
      setOpening(true);
      return launcher.open(name, input, 'asked').finally(() => setOpening(false));
    },
    prefetch: useCallback(() => id !== undefined && prefetch(id), [prefetch, id]),
  };
}
