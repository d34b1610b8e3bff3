import { useEffect, useRef } from 'react';

/**
 * Returns how to do what moves the page: at once, or, while a pointer is down, when it has been let go. The field that is left by a press on a
 * button would else put its error above it, and the press would end beside the button and do nothing (HOLDER-12).
 */
export function useAfterPress(): (run: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const down = (): void => {
      isDown.current = true;
    };
    const up = (): void => {
      isDown.current = false;
      const runs = waiting.current;
      waiting.current = [];
      // The press itself is answered by the click, which comes after this.
      if (runs.length > 0) setTimeout(() => runs.forEach((run) => run()));
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointerdown', down, options);
    window.addEventListener('pointerup', up, options);
    window.addEventListener('pointercancel', up, options);
    return () => listening.abort();
  }, []);
  return (run) => {
    if (isDown.current) waiting.current.push(run);
    else run();
  };
}
