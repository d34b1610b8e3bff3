type Idle = Pick<Window, 'setTimeout' | 'clearTimeout'> &
  Partial<Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>>;

// Where a browser does not say when it has nothing to do.
const soonMs = 1000;

/** Acts once the browser has nothing better to do; answers the way to call it off. */
export function whenIdle(browser: Idle, act: () => void): () => void {
  if (!browser.requestIdleCallback) {
    const timer = browser.setTimeout(act, soonMs);
    return () => browser.clearTimeout(timer);
  }
  const asked = browser.requestIdleCallback(act);
  return () => browser.cancelIdleCallback?.(asked);
}
