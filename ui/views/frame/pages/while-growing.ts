// What a page shows comes in parts; who waits longer than this has begun to read what is there.
const longestMs = 3000;

// A finger tells itself as a pointer.
const acts = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Does something now, and again and again while the page grows. It ends as soon as the holder does anything, and tells so;
 * answers the way to end it untold.
 */
export function whileGrowing(settle: () => void, onEnd?: () => void): () => void {
  const over = new AbortController();
  const sizes = new ResizeObserver(settle);
  const stop = (): void => {
    clearTimeout(timer);
    sizes.disconnect();
    over.abort();
  };
  const end = (): void => {
    stop();
    onEnd?.();
  };
  const timer = setTimeout(end, longestMs);
  for (const act of acts) addEventListener(act, end, { capture: true, signal: over.signal });
  settle();
  sizes.observe(document.body);
  return stop;
}
