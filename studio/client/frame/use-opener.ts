import { useEffect, useRef } from 'react';

/** Leads the focus back to what has opened something, once that is closed. */
export function useOpener(isShown: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown) opener.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return opener;
}
