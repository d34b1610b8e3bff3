import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';

const kilobyte = 1000;

/** Returns the bytes, as they came over the wire, of each file of a kind that this document has loaded so far. */
function loaded(page: Page, ending: '.js' | '.css'): Promise<number[]> {
  return page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.endsWith(end))
        .map(({ encodedBodySize }) => encodedBodySize),
    ending,
  );
}

/** Returns how many kilobytes of a kind the document has loaded so far. */
async function loadedKilobytes(page: Page, ending: '.js' | '.css'): Promise<number> {
  return (await loaded(page, ending)).reduce((sum, bytes) => sum + bytes, 0) / kilobyte;
}

/** Counts the scripts that a page loads from now on. */
function countScripts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) count += 1;
  });
  return () => count;
}

test('the login loads at most 135 kB of scripts and 30 kB of styles', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });

  expect(await loadedKilobytes(page, '.js')).toBeLessThanOrEqual(135);
  expect(await loadedKilobytes(page, '.css')).toBeLessThanOrEqual(30);
});

test('between Accedi and the code at most 12 scripts are loaded, and at most 25 by the home [HOLDER-10]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.goto('/', { waitUntil: 'networkidle' });
  const afterLogin = countScripts(page);
  await holder.sendCredentials();
  await expect(holder.codeField).toBeVisible();
  expect(afterLogin()).toBeGreaterThan(0);
  expect(afterLogin()).toBeLessThanOrEqual(12);
  await holder.enterCode(await holder.bank.nextCode(), 'Conferma');
  await expect(holder.cards).toBeVisible();

  // Counted by the document itself: what the first home still fetches is none of the second's.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Spese in valuta estera' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const atHome = (await loaded(page, '.js')).length;
  expect(atHome).toBeGreaterThan(0);
  expect(atHome).toBeLessThanOrEqual(25);
});
