import type { Page } from '@playwright/test';

/** Begins to gather what the browser itself says of interactions and of tasks longer than 50 ms. */
export function watchBrowser(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen = { keysMs: [] as number[], tasksMs: [] as number[] };
    // Keys that are answered in less than 16 ms make no entry.
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (['keydown', 'keypress', 'keyup', 'input', 'beforeinput'].includes(name))
          seen.keysMs.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasksMs.push(duration);
    }).observe({ type: 'longtask' });
    Object.assign(window, { seen });
  });
}

/** What the browser said since it was asked last, in milliseconds. */
export type Seen = { keysMs: readonly number[]; tasksMs: readonly number[] };

/** Returns what was gathered, and begins anew. */
export async function takeSeen(page: Page): Promise<Seen> {
  // The last entries are told when the page has nothing else to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: { keysMs: number[]; tasksMs: number[] } }; // put there by watchBrowser
    return { keysMs: seen.keysMs.splice(0), tasksMs: seen.tasksMs.splice(0) };
  });
}
