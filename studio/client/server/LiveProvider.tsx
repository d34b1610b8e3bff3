import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { onPushed } from './ask.ts';
import { LiveContext } from './live.ts';

/** Listens to the server for all that stands beneath. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [listeners] = useState(() => new Set<() => void>());
  const [isHeard, setHeard] = useState(true);
  useEffect(() => {
    const tell = (): void => {
      for (const listener of listeners) listener();
    };
    return onPushed(tell, setHeard);
  }, [listeners]);
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );
  const live = useMemo(() => ({ isHeard, subscribe }), [isHeard, subscribe]);
  return <LiveContext value={live}>{children}</LiveContext>;
}
