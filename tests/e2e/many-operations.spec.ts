import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import { largerPages, loadOperations, scrollThrough, toggleFilters } from '../support/e2e-many-operations.ts';
import { spentOn } from '../support/e2e-processor.ts';

const wanted = 5000;

test('of thousands of operations those near the window are laid out, on paper all of them, and no key and no turn of the wheel holds the page up [S-71]', async ({
  holderOf,
  page,
}) => {
  test.setTimeout(240_000);
  await holderOf('molti').logIn();
  await expect(page.getByRole('button', { name: 'Vedi altri' })).toBeVisible();
  await largerPages(page);
  const loaded = await loadOperations(page, wanted);
  const { all, laidOut } = await countBlocks(page);

  await toggleFilters(page);
  const field = page.locator('input[type="search"]');
  await field.click();
  await countChanges(page);
  const words = 'supermercato';
  const typing = await spentOn(page, () => page.keyboard.type(words));
  const changes = await takeChanges(page);
  await toggleFilters(page);
  const turns = 100;
  const turning = await spentOn(page, () => scrollThrough(page, turns));
  await page.emulateMedia({ media: 'print' });
  const onPaper = await countBlocks(page);

  expect(loaded).toBeGreaterThanOrEqual(wanted);
  expect(all).toBeGreaterThanOrEqual(wanted / 10);
  expect(laidOut).toBeLessThan(20);
  expect(onPaper.laidOut).toBe(all);
  expect(changes).toBe(0);
  // The bars are of the clock; the thread’s own account leaves out who else uses the machine, and is far below them.
  expect(typing.wholeMs / words.length).toBeLessThan(100);
  expect(typing.longestTaskMs).toBeLessThan(50);
  expect(turning.longestTaskMs).toBeLessThan(50);
});

/** Counts the blocks of rows in the page, and those of them that the browser lays out and draws. */
function countBlocks(page: Page): Promise<{ all: number; laidOut: number }> {
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll('[role="tabpanel"] ul[data-late]')];
    const laidOut = blocks.filter((block) =>
      block.querySelector('time')?.checkVisibility({ contentVisibilityAuto: true }),
    );
    return { all: blocks.length, laidOut: laidOut.length };
  });
}

/** Begins to count what changes in the rows. */
async function countChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted = { changes: 0 };
    const watch = new MutationObserver((records) => {
      counted.changes += records.length;
    });
    for (const block of document.querySelectorAll('[role="tabpanel"] ul[data-late]'))
      watch.observe(block, { childList: true, subtree: true, characterData: true, attributes: true });
    Object.assign(window, { counted });
  });
}

function takeChanges(page: Page): Promise<number> {
  // Put there by countChanges.
  return page.evaluate(() => (window as unknown as { counted: { changes: number } }).counted.changes);
}
