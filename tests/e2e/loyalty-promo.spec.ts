import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e-looks.ts';
import { expect, test } from '../support/e2e.ts';

const promotions = (page: Page) => page.getByRole('region', { name: 'Per te' });

/** How many promotions stand wholly within the carousel. */
const inSight = (page: Page) =>
  promotions(page).evaluate((carousel) => {
    const { left, right } = carousel.getBoundingClientRect();
    const slides = [...carousel.querySelectorAll('li')].map((slide) => slide.getBoundingClientRect());
    return slides.filter((slide) => slide.left >= left - 1 && slide.right <= right + 1).length;
  });

/** The device whose pictures the browser has chosen for a part of the page. */
const deviceOf = (page: Page, part: string) =>
  page
    .getByRole('region', { name: part })
    .getByRole('presentation')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc.split('/').at(-1));

test('four promotions stand in a row, one under 481 pixels, each with the picture of its device [PROMO-01] [PROMO-02] [PROMO-07] [CONST-05]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('fedele-t0');
  await holder.logIn();
  await promotions(page).scrollIntoViewIfNeeded();

  for (const [width, count] of [
    [1280, 4],
    [481, 4],
    [480, 1],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => inSight(page), { message: `at ${width} pixels` }).toBe(count);
  }
  for (const [width, file] of [
    [1280, 'desktop.svg'],
    [960, 'tablet.svg'],
    [480, 'tablet.svg'],
    [479, 'mobile.svg'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => deviceOf(page, 'Un anno di premi senza spese')).toBe(file);
  }
});

test('on a phone the carousel goes from one promotion to the next, and ends at the last [PROMO-01]', async ({
  holderOf,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const holder = holderOf('fedele-t1plus');
  await holder.logIn();
  const next = promotions(page).getByRole('button', { name: 'Proposta successiva' });
  await promotions(page).scrollIntoViewIfNeeded();

  await next.focus();
  for (const position of ['2 di 3', '3 di 3', '3 di 3']) {
    await page.keyboard.press('Enter');
    await expect(promotions(page).getByText(position)).toBeVisible();
  }

  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('region', { name: 'Grazie di essere con noi' })).toBeVisible();
});

test('the home with all that it promotes is accessible [PROMO-04] [S-63]', async ({ holderOf, page }) => {
  const holder = holderOf('fedele-t0plus');
  await holder.logIn();
  const banner = page.getByRole('region', { name: 'Il meglio del programma è già tuo' });
  await expect(banner).toBeVisible();
  await expectAccessible(page, 'home with an alert and promotions');
});

test('card management has the banner of the card’s standing [PROMO-04] [ROUTE-02]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('fedele-t0plus');
  await holder.logInAt('/cardsmanagement');

  const banner = page.getByRole('region', { name: 'Il meglio del programma è già tuo' });
  await expect(banner.getByRole('button', { name: 'Iscriviti' })).toBeVisible();
});

test('from the promo box the partner is told which service is meant [LOYAL-13] [PROMO-03]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  await holder.hand.press(promotions(page).getByRole('button', { name: 'Scegli un premio' }));
  const opening = page.waitForEvent('popup');
  await holder.hand.press(holder.button('Prosegui'));

  await (await opening).waitForURL(/&deepLink=servizi\/premi$/u);
});
