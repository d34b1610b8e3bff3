import { chromium } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';
import { arriveAt } from '../support/e2e-crawl.ts';
import { expectLargeLettersFit } from '../support/e2e-large-text.ts';
import { placesOf } from '../support/e2e-places.ts';
import { beginSession } from '../support/e2e-session.ts';
import { expect, test } from '../support/e2e.ts';
import { misfits } from '../support/fit/misfits.ts';

// What a path carries where it names something: a plan that is not there, and a start that no journey knows.
const places = placesOf({ planReference: 'P0000001', entry: 'start' });
const pathsOf = (...access: readonly string[]) =>
  places.filter(({ route }) => access.includes(route.access)).map(({ path }) => path);

test('every page of a holder who is logged in fits a small phone with large text [HOLDER-23]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();

  for (const path of pathsOf('secured', 'public')) {
    if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await arriveAt(page, path);
    await expectLargeLettersFit(page, path);
  }
});

test('every page before the login fits a small phone with large text [HOLDER-23]', async ({ page }) => {
  for (const path of ['/', ...pathsOf('prelogin', 'public')]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    await expect(page.getByText(/Caricamento in corso|Stiamo caricando/u), path).toHaveCount(0);
    await expectLargeLettersFit(page, path);
  }
});

for (const px of [20, 24]) {
  test(`a browser whose own text size is ${px} pixels is obeyed, by letters and by layout [HOLDER-23]`, async ({
    portal,
    bank,
  }) => {
    const launch = await findBrowser();
    const args = [...launch.args, `--blink-settings=defaultFontSize=${px}`];
    const browser = await chromium.launch({ ...launch, args });
    const page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      locale: 'it-IT',
      baseURL: portal.url,
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();

    const field = page.getByRole('textbox', { name: 'Username' });
    expect(await field.evaluate((it) => getComputedStyle(it).fontSize)).toBe(`${px * 1.0625}px`);
    expect(await misfits(page), 'login').toEqual([]);

    const open = await beginSession(page, bank, `standard+letters-${px}@percorso.test`);
    for (const path of ['/', '/cardsmanagement', '/n/profile']) {
      await open(path);
      await expect(page.getByText(/Caricamento in corso|Stiamo caricando/u), path).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await misfits(page), path).toEqual([]);
    }
    await browser.close();
  });
}
