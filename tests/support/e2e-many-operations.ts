import type { Page } from '@playwright/test';

/** Has the bank answer five pages at once from the second press on: loading is not what is looked at. */
export async function largerPages(page: Page): Promise<void> {
  let pageNumber = 1;
  await page.route('**/sca/transactions', async (route) => {
    pageNumber += 1;
    const asked: unknown = route.request().postDataJSON();
    await route.continue({ postData: { ...Object(asked), pageLimit: 100, pageNumber } });
  });
}

/** Presses ‘Vedi altri’ until so many operations are loaded; answers how many are. */
export function loadOperations(page: Page, wanted: number): Promise<number> {
  return page.evaluate(async (most) => {
    const panel = document.querySelector('[role="tabpanel"]');
    const count = () => panel?.querySelectorAll('ul[data-late] time').length ?? 0;
    const more = () =>
      [...(panel?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Vedi altri');
    const grown = (before: number) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error('No more operations come.')), 30_000);
        const watch = () => (count() > before ? resolve() : requestAnimationFrame(watch));
        watch();
      });
    while (count() < most && more()) {
      const before = count();
      more()?.click();
      await grown(before);
    }
    return count();
  }, wanted);
}

/** Opens or closes the filters. Looking thousands of rows through for a name would take Playwright longer than all that is measured. */
export const toggleFilters = (page: Page): Promise<void> =>
  page.locator('[role="tabpanel"] button[aria-expanded]').first().click();

/** Turns the wheel from one end of the page to the other, a step a frame. */
export async function scrollThrough(page: Page, steps: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await turnTheWheel(page, steps, height / steps);
}

/** Turns the wheel so often and so far down, a turn a frame: two windows, unless told. */
async function turnTheWheel(page: Page, turns: number, pixels = 1600): Promise<void> {
  await page.mouse.move(400, 400);
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, pixels);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}
