import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { onPushed } from './ask.ts';
import { LiveContext, type Listener } from './live.ts';
import type { Pushed } from '../../written.ts';

/** Listens to the server for all that stands beneath. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [first] = useState(() => new Set<Listener>());
  const [others] = useState(() => new Set<Listener>());
  const [isHeard, setHeard] = useState(true);
  useEffect(() => {
    let version: number | undefined;
    const tell = (told: Pushed): void => {
      const isAnew = told.version !== version;
      ({ version } = told);
      for (const listener of [...first, ...others]) listener(told, isAnew);
    };
    return onPushed(tell, (isHeardNow) => {
      // What the next one counts is not known: Studio may have been started again.
      version = undefined;
      setHeard(isHeardNow);
    });
  }, [first, others]);
  const subscribe = useCallback(
    (listener: Listener, isFirst = false) => {
      const listeners = isFirst ? first : others;
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [first, others],
  );
  const live = useMemo(() => ({ isHeard, subscribe }), [isHeard, subscribe]);
  return <LiveContext value={live}>{children}</LiveContext>;
}
