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

test('the digits of a code grow with the letters in a popup, and nothing scrolls aside [HOLDER-23] [SCA-26]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.goto('/');
  await holder.sendCredentials();
  await holder.hand.write(holder.codeField, '123456');
  await expectGrowing(page, holder.codeField);
});

test('the digits of a code grow with the letters in a page, beside what shows them too [HOLDER-23] [ECODE-25]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('senza-ecode');
  await holder.logInAt('/keysix/keysixinsertmodify');
  const field = page.getByRole('main').locator('input[inputmode="numeric"]').first();
  await holder.hand.write(field, '123456');
  await expectGrowing(page, field);
});

/** Expects that the digits of a field are larger with larger letters, and fit it. */
async function expectGrowing(page: Page, field: Locator): Promise<void> {
  let before = 0;
  for (const px of [...sizes, 32]) {
    await setTo(page, px);
    const size = await field.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
    expect(size, `digits with letters of ${px} px`).toBeGreaterThan(before);
    before = size;
    const beyond = await field.evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(beyond, `pixels of the digits beyond the field at ${px} px`).toBeLessThanOrEqual(0);
    expect(await unfit(page), `letters of ${px} px`).toEqual([]);
  }
  await setTo(page, 16);
}

test('no words are smaller for whoever asks for letters twice as large [HOLDER-23]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  for (const path of ['/', '/cardsmanagement', '/n/profile', '/smsAlert/activateThreshold']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await setTo(page, 16);
    const usual = await lettersOf(page);
    await setTo(page, 32);
    const large = await lettersOf(page);

    expect(usual.size).toBeGreaterThan(10);
    const smaller = [...large].filter(([words, size]) => size < (usual.get(words) ?? 0));
    expect(smaller, path).toEqual([]);
  }
});

/** How large what is said is written, by its words. */
async function lettersOf(page: Page): Promise<Map<string, number>> {
  const said = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('body *')].filter(({ childNodes }) =>
      [...childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()),
    );
    return parts.map((part): [string, number] => [
      part.textContent,
      Number.parseFloat(getComputedStyle(part).fontSize),
    ]);
  });
  return new Map(said);
}

test('with letters twice as large the menu stands beside the mark, and the bar of the limit is as long as its line [HOLDER-17] [HOLDER-23]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  const header = page.getByRole('banner');
  const burger = header.getByRole('button', { name: 'Menu' });
  const bar = page.getByRole('meter').locator('xpath=ancestor::*[contains(@class,"_bar_")][1]');

  for (const [width, px] of [
    [360, 24],
    [360, 32],
    [320, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await setTo(page, px);
    const middles = await Promise.all(
      [header.getByRole('link').first(), burger].map(async (part) => {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return y + height / 2;
      }),
    );
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99)), `${px} px in ${width}`).toBeLessThan(8);
    const lines = await burger.evaluate((it) => {
      const words = document.createRange();
      words.selectNodeContents(it.lastChild ?? it);
      return words.getClientRects().length;
    });
    expect(lines, 'lines of the menu').toBe(1);
    expect((await bar.boundingBox())?.width ?? 0, 'length of the bar').toBeGreaterThan(width / 2);
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

test('a message in letters twice as large leaves in sight what undoes it [HOLDER-23] [HOLDER-24]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logInAt('/cardsmanagement');
  await setLetters(page, 32);
  await holder.hand.press(holder.button('Blocca la carta'));
  await holder.hand.press(holder.button('BLOCCA'));

  const message = page.getByRole('listitem').filter({ hasText: /^Carta .+ bloccata\.$/u });
  await expect(message).toBeVisible();
  const undoes = holder.button('Sblocca la carta');
  await expect(undoes).toBeInViewport({ ratio: 1 });
  const foot = async () =>
    ((await undoes.boundingBox())?.y ?? 0) + ((await undoes.boundingBox())?.height ?? 0);
  await expect.poll(async () => ((await message.boundingBox())?.y ?? 0) - (await foot())).toBeGreaterThan(0);
});
