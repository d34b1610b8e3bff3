import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls back when the connection is there again. */
export function useReconnected(onReconnected: () => void): void {
  const tell = useEffectEvent(onReconnected);
  // With the paint, not after it: what the holder sees hears of the connection, however busy the page is.
  useLayoutEffect(() => {
    const listener = () => tell();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
