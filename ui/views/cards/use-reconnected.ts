import { useEffect, useEffectEvent } from 'react';

/** Calls back when the connection is there again. */
export function useReconnected(onReconnected: () => void): void {
  const tell = useEffectEvent(onReconnected);
  useEffect(() => {
    const listener = () => tell();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
