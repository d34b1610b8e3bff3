import { useEffect, useRef } from 'react';

/** Leads the focus back to what has opened something, once that is closed; who has gone on elsewhere in between keeps it. */
export function useOpener(isShown: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    // What had the focus has gone with what is closed: then the page itself has it.
    const isLost = document.activeElement === document.body;
    if (wasShown.current && !isShown && isLost) opener.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return opener;
}
