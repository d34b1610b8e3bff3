import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';

// As much of a phone as its keyboard leaves.
const leftPx = 450;

const firstRow = (page: Page) =>
  page.getByRole('region', { name: 'Le tue operazioni' }).getByRole('listitem').first();

test('nothing is counted before what was found, or what says that it is nothing, stands there [HOLDER-20] [OPS-13]', async ({
  typistOf,
  page,
}) => {
  const holder = typistOf('standard');
  await holder.logIn();
  await page.evaluate(() => {
    const look = (): void => {
      const isCounted = [...document.querySelectorAll('p')].some((it) =>
        /^\d+ operazion[ei] trovat/u.test(it.textContent),
      );
      const list = document.querySelector('#operazioni');
      if (isCounted && !/zero risultati|€/u.test(list?.textContent ?? ''))
        document.body.dataset['bare'] = 'true';
      requestAnimationFrame(look);
    };
    look();
  });

  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('La tua ricerca ha prodotto zero risultati')).toBeVisible();
  await expect(page.getByText('0 operazioni trovate').first()).toBeVisible();
  await page.getByRole('searchbox').fill('supermercati');
  await expect(page.getByText(/^[1-9]\d* operazion[ei] trovat[ae]$/u).first()).toBeVisible();

  expect(await page.locator('body').getAttribute('data-bare')).toBeNull();
});

for (const phone of [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
]) {
  test(`what is found while one types is in sight above the keyboard, and the focus stays in the field, in ${phone.width} pixels [HOLDER-19]`, async ({
    typistOf,
    page,
  }) => {
    const holder = typistOf('standard');
    await page.setViewportSize(phone);
    await holder.logIn();
    const line = page.getByRole('searchbox');
    const header = page.getByRole('banner');

    await line.pressSequentially('supermercati', { delay: 20 });

    await expect(page.getByText(/^\d+ operazion[ei] trovat[ae]$/u).first()).toBeVisible();
    const foot = async () =>
      ((await header.boundingBox())?.y ?? 0) + ((await header.boundingBox())?.height ?? 0);
    await expect.poll(async () => ((await line.boundingBox())?.y ?? 0) - (await foot())).toBeLessThan(24);
    await expect
      .poll(async () => ((await line.boundingBox())?.y ?? 0) - (await foot()))
      .toBeGreaterThanOrEqual(0);
    await expect(line).toBeFocused();
    const footOfRow = async () => {
      const row = await firstRow(page).boundingBox();
      return (row?.y ?? leftPx) + (row?.height ?? 0);
    };
    await expect.poll(footOfRow).toBeLessThan(leftPx);
  });
}
