import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';

const kilobyte = 1000;

/** Returns how many kilobytes of a kind the page has loaded so far, as they came over the wire. */
function loadedKilobytes(page: Page, ending: '.js' | '.css'): Promise<number> {
  return page.evaluate(
    ([end, unit]) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.endsWith(end))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / unit,
    [ending, kilobyte] as const,
  );
}

test('the login loads at most 135 kB of scripts and 30 kB of styles', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });

  expect(await loadedKilobytes(page, '.js')).toBeLessThanOrEqual(135);
  expect(await loadedKilobytes(page, '.css')).toBeLessThanOrEqual(30);
});
