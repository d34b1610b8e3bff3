import { expect, test } from '../support/e2e.ts';

test('a phone that is turned and turned back shows the card that is chosen, however far the page was scrolled', async ({
  holderOf,
  page,
}) => {
  await page.addInitScript(tellSightLate);
  await page.setViewportSize({ width: 360, height: 740 });
  const holder = holderOf('standard');
  const { cards, hand } = holder;
  await holder.logIn();
  const chosen = cards.getByRole('status');
  const shown = cards.locator('li:not([inert])');
  for (let presses = 0; presses < 2; presses += 1) {
    const words = await chosen.innerText();
    await hand.press(cards.getByRole('button', { name: 'Carta successiva' }));
    await expect(chosen).not.toHaveText(words);
    await expect(shown).toBeInViewport({ ratio: 1 });
  }
  const place = async () => Math.round((await shown.boundingBox())?.x ?? -1);
  const before = await place();

  await page.setViewportSize({ width: 740, height: 360 });
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(250);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => window.scrollTo(0, 0));

  await expect.poll(place).toBe(before);
});

/** Has the browser tell of sight as a busy one does: that something was out of it, and at once that it is in it by now. */
function tellSightLate(): void {
  const Watcher = window.IntersectionObserver;
  window.IntersectionObserver = class extends Watcher {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const late: IntersectionObserverCallback = (seen, watcher) => {
        const before = seen.map(
          ({
            target,
            time,
            rootBounds,
            boundingClientRect,
            intersectionRect,
          }): IntersectionObserverEntry => ({
            target,
            time,
            rootBounds,
            boundingClientRect,
            intersectionRect,
            intersectionRatio: 0,
            isIntersecting: false,
          }),
        );
        tell([...before, ...seen], watcher);
      };
      super(late, options);
    }
  };
}
