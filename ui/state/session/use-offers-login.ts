import { useEffect, useState } from 'react';
import { useShell } from '../shell-context.ts';

/** How long the other tabs may take to answer, in milliseconds. */
const patienceMs = 200;

/**
 * Returns whether to offer the way in to anyone who is not in here: not before the other tabs had time to answer, and not
 * while somebody is in there (HOLDER-07).
 */
export function useOffersLogin(): boolean {
  const { otherTabs } = useShell();
  const [isOffered, setOffered] = useState(otherTabs === undefined);
  useEffect(() => {
    const timer = setTimeout(() => setOffered(true), patienceMs);
    const stop = otherTabs?.ask(() => {
      clearTimeout(timer);
      setOffered(false);
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [otherTabs]);
  return isOffered;
}
