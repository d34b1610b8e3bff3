import type { Screen } from '#engine';
import { useEffect, useState } from 'react';

/**
 * Has the browser ask before a page is left on which the holder has typed something; answers what to call when they do.
 * A popup is closed by its own way out, and says nothing.
 */
export function useLeaveWarning({ surface }: Pick<Screen, 'surface'>): () => void {
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    if (!isTyped || surface !== 'page') return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [isTyped, surface]);
  return () => setTyped(true);
}
