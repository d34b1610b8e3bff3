import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import { largerPages, loadOperations, toggleFilters } from '../support/e2e-many-operations.ts';

const wanted = 5000;
const words = 'supermercato';

test('of thousands of operations those near the window are laid out, on paper all of them, and a key touches none [S-71]', async ({
  holderOf,
  page,
}) => {
  await holderOf('molti').logIn();
  await expect(page.getByRole('button', { name: 'Vedi altri' })).toBeVisible();
  await largerPages(page);
  const loaded = await loadOperations(page, wanted);
  const { all, laidOut } = await countBlocks(page);
  const changes = await typeWords(page);
  await page.emulateMedia({ media: 'print' });
  const onPaper = await countBlocks(page);

  expect(loaded).toBeGreaterThanOrEqual(wanted);
  expect(all).toBeGreaterThanOrEqual(wanted / 10);
  expect(laidOut).toBeLessThan(20);
  expect(onPaper.laidOut).toBe(all);
  // How long a key and a turn of the wheel take is for bench/operations to measure.
  expect(changes).toBe(0);
});

/** Writes a word into the filters, and tells how often that changed a row. */
async function typeWords(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await toggleFilters(page);
  await page.locator('input[type="search"]').click();
  await countChanges(page);
  await page.keyboard.type(words);
  return takeChanges(page);
}

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
