import type { Locator, Page } from '@playwright/test';
import { standStill } from '../support/e2e-still.ts';
import { expectLargeLettersFit, setLetters } from '../support/e2e-large-text.ts';
import { expect, test } from '../support/e2e.ts';
import { misfits } from '../support/fit/misfits.ts';

const phone = { width: 360, height: 740 };
const sizes = [16, 20, 24];

test.beforeEach(({ page }) => page.setViewportSize(phone));

/** Sets the letters of a page, and waits until it stands. */
async function setTo(page: Page, px: number): Promise<void> {
  await setLetters(page, px);
  await standStill(page);
}

/** How many pixels of its text a part does not show: those that its own edges, or a carousel’s, hide. */
const hiddenOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { right } = range.getBoundingClientRect();
    let edge = window.innerWidth;
    for (let each = element.parentElement; each !== null; each = each.parentElement)
      if (getComputedStyle(each).overflowX !== 'visible')
        edge = Math.min(edge, each.getBoundingClientRect().right);
    return Math.max(0, Math.round(right - edge));
  });

/** Lists what does not fit; a word wider than the whole line has to go on in another. */
const unfit = async (page: Page) =>
  (await misfits(page)).filter((found) => !/^torn: “[^”]{13,}”/u.test(found));

test('the name of a card and its last four digits are read whole, however large the letters [HOLDER-23]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  const shown = holder.cards.locator('li:not([inert])');

  for (const px of sizes) {
    await setTo(page, px);
    expect(await hiddenOf(shown.getByRole('link')), `name at ${px} px`).toBe(0);
    expect(await hiddenOf(shown.getByText(/^\*{4}.*\d{4}$/u)), `number at ${px} px`).toBe(0);
  }
});

test('the hint of the search is read whole, however large the letters [HOLDER-19] [HOLDER-23]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  const box = page.getByRole('searchbox');

  for (const px of sizes) {
    await setTo(page, px);
    const beyond = await box.evaluate((input: HTMLInputElement) => {
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      const { font, letterSpacing } = getComputedStyle(input, '::placeholder');
      const hint = document.createElement('span');
      hint.textContent = input.placeholder;
      Object.assign(hint.style, { font, letterSpacing, position: 'absolute', whiteSpace: 'nowrap' });
      document.body.append(hint);
      const { width } = hint.getBoundingClientRect();
      hint.remove();
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return Math.max(0, Math.ceil(width - room));
    });
    expect(beyond, `pixels of the hint beyond the field at ${px} px`).toBe(0);
  }
});

test('each digit of a code stands on its dash, however large the letters [HOLDER-23] [SCA-26]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.goto('/');
  await expectLargeLettersFit(page, 'login');
  await holder.sendCredentials();
  await holder.hand.write(holder.codeField, '123456');
  await expectLargeLettersFit(page, 'code');

  for (const px of sizes) {
    await setTo(page, px);
    const beyond = await holder.codeField.evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(beyond, `pixels of the digits beyond the field at ${px} px`).toBeLessThanOrEqual(0);
  }
});

test('a header of large letters is scrolled away with its page, one of usual letters stays [HOLDER-23] [NAV-06]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  const header = page.getByRole('banner');

  for (const px of sizes) {
    await setTo(page, px);
    await page.evaluate(() => window.scrollTo(0, 900));
    const isAway = () => header.evaluate((it) => it.getBoundingClientRect().bottom <= 0);
    await expect.poll(isAway, `header is away at ${px} px`).toBe(px > 16);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

test('with letters twice as large, names, numbers, states and amounts of home, list and detail are read whole [HOLDER-23] [OPS-05]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand } = holder;
  await holder.logIn();
  const foreign = page
    .getByRole('button')
    .filter({ hasText: /\d\s[A-Z]{3}/u })
    .first();
  const pending = page.getByRole('button').filter({ hasText: 'NON CONTABILIZZATO' }).first();
  // Each merchant has its turn, those abroad too, but not always on the first page of the list.
  await expect(async () => {
    if (!(await foreign.isVisible())) await page.getByRole('button', { name: 'Vedi altri' }).click();
    await expect(foreign).toBeVisible({ timeout: 5000 });
  }).toPass();
  await setTo(page, 32);

  expect(await unfit(page), 'home').toEqual([]);
  for (const row of [foreign, pending]) {
    const told = row.getByText(/^\*{4}|^NON CONTABILIZZATO$|^[\d.]+$|^\s*[A-Z€]{1,3}$/u);
    expect(await told.count()).toBeGreaterThan(2);
    for (const part of await told.all()) {
      expect(await hiddenOf(part), (await part.textContent()) ?? '').toBe(0);
    }
    await hand.press(row);
    const detail = page.getByRole('dialog');
    await expect(detail.getByText(/^\*{4}/u)).toBeVisible();
    await standStill(page);
    const facts = detail.getByRole('term').first().locator('xpath=ancestor::dl');
    const beyond = await facts.evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(beyond, 'pixels of the facts beyond their place').toBeLessThanOrEqual(0);
    expect(await unfit(page), 'detail').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(detail).toHaveCount(0);
  }
});
