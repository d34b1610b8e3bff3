import type { Page } from '@playwright/test';

/** What is waited for: words that come into sight, or that go, in the page or on the stage within it. */
export type Sight = { words: string; isGone?: boolean; where: string; isOnStage?: boolean };

/** Has a page note when the last deed of a hand came to it, before the page itself hears of it. */
export const noteDeeds = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const kind of ['keydown', 'click', 'input'])
      addEventListener(
        kind,
        ({ timeStamp }) =>
          void Reflect.set(globalThis, 'deedAt', Date.now() - (performance.now() - timeStamp)),
        true,
      );
  });

/** When the last deed of a hand came to the page, by the clock. */
export const deedAt = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(globalThis, 'deedAt')));

/** When something is painted, by the clock; it is to be asked before the deed that brings it. */
export const seenAt = (page: Page, sight: Sight): Promise<number> => page.evaluate(watched, sight);

// It runs in the page: what is drawn there is seen without the way to the bench and back.
function watched({ words, isGone = false, where, isOnStage = false }: Sight): Promise<number> {
  const stage = document.querySelector('iframe')?.contentDocument;
  const own = isOnStage ? stage : document;
  if (!own) throw new Error('BENCH_STUDIO: the page has no stage');
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`BENCH_STUDIO: never seen: ${words}`)), 30_000);
    const isThere = (): boolean =>
      [...own.querySelectorAll(where)].some(({ textContent }) => textContent.includes(words));
    const look = (): void => {
      if (isThere() === isGone) return;
      observer.disconnect();
      // A task behind the next frame runs once that frame is painted.
      requestAnimationFrame(() => void setTimeout(() => resolve(Date.now())));
    };
    const observer = new MutationObserver(look);
    observer.observe(own, { subtree: true, childList: true, characterData: true, attributes: true });
    look();
  });
}
