import type { Browser } from '@playwright/test';
import type { OpenedStudio } from '../../../tests/support/e2e-studio.ts';
import { deedAt, noteDeeds, seenAt } from './in-page.ts';

/** Measures from the press on a journey in the library to its drawing in sight: in a page that has drawn nothing, and in the same again. */
export async function measureOpenings(
  browser: Browser,
  studio: OpenedStudio,
  { journey, rounds }: { journey: string; rounds: number },
): Promise<{ first: number[]; again: number[] }> {
  const first: number[] = [];
  const again: number[] = [];
  const context = await browser.newContext({ locale: 'it-IT', viewport: { width: 1280, height: 800 } });
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    await noteDeeds(page);
    await page.goto(studio.address);
    for (const waits of [first, again]) {
      await page.goto(`${studio.origin}/#/`);
      const row = page.locator(`a[href="#/journey/${journey}/drawing"]`);
      await row.scrollIntoViewIfNeeded();
      // Whoever comes to a page reads first; what it does by itself at its start is over.
      await page.waitForTimeout(1500);
      const seen = seenAt(page, { where: '.react-flow__node', words: '' });
      await row.click();
      waits.push((await seen) - (await deedAt(page)));
    }
    await page.close();
  }
  await context.close();
  return { first, again };
}
