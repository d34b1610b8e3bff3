import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { onPushed } from './ask.ts';
import { LiveContext, type Listener } from './live.ts';
import type { Pushed } from '../../written.ts';

/** Listens to the server for all that stands beneath. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [listeners] = useState(() => new Set<Listener>());
  const [isHeard, setHeard] = useState(true);
  useEffect(() => {
    const tell = (told: Pushed): void => {
      for (const listener of listeners) listener(told);
    };
    return onPushed(tell, setHeard);
  }, [listeners]);
  const subscribe = useCallback(
    (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );
  const live = useMemo(() => ({ isHeard, subscribe }), [isHeard, subscribe]);
  return <LiveContext value={live}>{children}</LiveContext>;
}
