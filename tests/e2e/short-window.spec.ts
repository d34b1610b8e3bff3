import type { Locator, Page } from '@playwright/test';
import { standStill } from '../support/e2e-still.ts';
import { setLetters } from '../support/e2e-large-text.ts';
import { expect, test } from '../support/e2e.ts';

test('a popup in a window of a few lines keeps its title and its way out above the field in hand [S-66]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  await page.setViewportSize({ width: 320, height: 256 });

  await page.getByRole('button', { name: /Controlli di spesa/u }).press('Enter');
  const popup = holder.popup('Imposta un limite di spesa');
  const field = popup.getByRole('textbox');
  await expect(field).toBeFocused();

  await expect(popup.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(popup.getByRole('button', { name: 'Chiudi' })).toBeInViewport({ ratio: 1 });
  const title = await popup.locator('header').boundingBox();
  const input = await field.boundingBox();
  expect(input?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
});

const windows = [
  { width: 360, height: 360 },
  { width: 640, height: 360 },
  { width: 320, height: 256 },
];

for (const size of windows)
  test(`in a window of ${size.width} × ${size.height} a code and what sends it are in sight together, however large the letters [S-66] [HOLDER-23]`, async ({
    holderOf,
    page,
  }) => {
    const holder = holderOf('standard');
    await page.goto('/');
    await holder.sendCredentials();
    await holder.codeField.press('1');
    await page.setViewportSize(size);

    for (const px of [16, 24, ...(size.height < 300 ? [] : [32])]) {
      await setLetters(page, px);
      await standStill(page);
      await page.getByRole('heading', { name: 'Sei veramente tu?' }).focus();
      await holder.codeField.focus();
      for (const part of [holder.codeField, holder.button('Conferma'), holder.button('Annulla')]) {
        await expect(part, `letters of ${px} px`).toBeInViewport({ ratio: 1 });
        expect(await isUncovered(part), `${String(part)} is uncovered with letters of ${px} px`).toBe(true);
      }
    }
  });

test('the keyboard of a phone leaves a code and what sends it in sight [S-66] [SCA-26]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await holder.sendCredentials();
  await holder.codeField.press('1');

  await openKeyboard(page, 320);

  await expect.poll(() => footOf(holder.button('Conferma'))).toBeLessThanOrEqual(320);
  await expect.poll(() => footOf(holder.codeField)).toBeLessThanOrEqual(320);
  expect(await isUncovered(holder.codeField)).toBe(true);
});

test('that a code was wrong is told in sight above a phone’s keyboard, before what else is to know of it [S-66] [SCA-27]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.setViewportSize({ width: 360, height: 360 });
  await page.goto('/');
  await holder.sendCredentials();
  await holder.enterCode('000000', 'Conferma');

  const told = holder.popup('Sei veramente tu?').getByText(/^Codice errato/u);
  await expect(told).toBeInViewport({ ratio: 1 });
  expect(await isUncovered(told)).toBe(true);
});

test('the detail of an operation scrolls between its title and its way out [S-66] [OPS-05]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  await page.setViewportSize({ width: 360, height: 360 });
  await page.getByRole('button').filter({ hasText: 'NON CONTABILIZZATO' }).first().press('Enter');
  const detail = page.getByRole('dialog');
  await expect(detail.getByText(/^\*{4}/u)).toBeAttached();
  const last = detail.getByRole('button').nth(-2);

  await last.focus();

  expect(await isUncovered(last)).toBe(true);
  for (const part of [detail.getByRole('heading').first(), detail.getByRole('button').last()]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect(await isUncovered(part)).toBe(true);
  }
});

/** Whether its four edges are what a finger would touch there: nothing lies above them. */
const isUncovered = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const edges = [
      [x, top + 4],
      [x, bottom - 4],
      [left + 8, y],
      [right - 8, y],
    ] as const;
    return edges.every(([across, down]) => element.contains(document.elementFromPoint(across, down)));
  });

const footOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);

/** Leaves so many pixels of a window in sight, as the keyboard does of a phone whose pages it does not make lower. */
const openKeyboard = (page: Page, height: number) =>
  page.evaluate((left) => {
    Object.defineProperty(window.visualViewport, 'height', { get: () => left });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, height);
