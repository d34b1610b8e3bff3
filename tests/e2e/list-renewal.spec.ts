import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Le tue operazioni' });
const told = (page: Page) => page.getByRole('status').filter({ hasText: 'Lista aggiornata' });

test('the list is renewed in its place by a button that is in sight, with the figure of the card [HOLDER-31]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
  const before = await bank.countCalls('listTransactions');
  const figures = await bank.countCalls('readCardContext');

  await holder.hand.press(holder.button('Aggiorna'));

  await expect(told(page)).toHaveText(/Lista aggiornata: \d+ operazioni/u);
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
  expect(await bank.countCalls('listTransactions')).toBe(before + 1);
  await expect.poll(() => bank.countCalls('readCardContext')).toBe(figures + 1);
});

test('a list that cannot be renewed stays and says so, and is renewed by itself once the connection is back [HOLDER-31] [HOLDER-03]', async ({
  holderOf,
  page,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/u);
  const holder = holderOf('standard');
  await holder.logIn();
  await expect(list(page).getByRole('listitem').first()).toBeVisible();

  await page.context().setOffline(true);
  await holder.hand.press(holder.button('Aggiorna'));
  await expect(page.getByText('quella di prima')).toBeVisible();
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
  await page.context().setOffline(false);

  await expect(told(page)).toHaveCount(1);
  await expect(page.getByText('quella di prima')).toHaveCount(0);
});

test('who comes back to the list without a connection finds it as it was left, and is told that it was not read again [HOLDER-03]', async ({
  holderOf,
  page,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|could not be fetched|Failed to fetch/u);
  const holder = holderOf('standard');
  await holder.logIn();
  await holder.hand.press(holder.button('Vedi altri'));
  await expect(list(page).getByText(/^40 di/u)).toBeVisible();
  const month = await list(page).getByRole('heading').first().innerText();
  await holder.hand.press(page.getByRole('button').filter({ hasText: 'NON CONTABILIZZATO' }).first());
  await holder.hand.press(page.getByRole('link', { name: 'Non riconosci questa operazione?' }));
  await expect(page.getByRole('radio').first()).toBeAttached();
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  await page.goBack();

  await expect(page.getByText('quella di prima')).toBeVisible();
  await expect(list(page).getByText(/^40 di/u)).toBeVisible();
  expect(await list(page).getByRole('heading').first().innerText()).toBe(month);
  await expect(page.getByRole('heading', { name: 'Operazioni non disponibili' })).toHaveCount(0);
  await holder.hand.press(holder.button('Aggiorna'));
  await expect(page.getByText('quella di prima')).toBeVisible();
  await page.context().setOffline(false);
  await expect(told(page)).toHaveCount(1);
  await expect(page.getByText('quella di prima')).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the list is renewed by pulling the page down from its top, and not by a little pull [HOLDER-31]', async ({
    holderOf,
    bank,
    page,
  }) => {
    const holder = holderOf('standard');
    await holder.logIn();
    await expect(page.getByRole('heading', { name: 'Spese in valuta estera' })).toBeAttached();
    await page.waitForLoadState('networkidle');
    const before = await bank.countCalls('listTransactions');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] });
    const pull = async (px: number) => {
      await touch('touchStart', 300);
      for (let at = 0; at <= px; at += 20) await touch('touchMove', 300 + at);
      await touch('touchEnd');
    };

    await pull(80);
    await pull(300);

    await expect(told(page)).toHaveCount(1);
    expect(await bank.countCalls('listTransactions')).toBe(before + 1);
    expect(await page.evaluate(() => document.documentElement.style.overscrollBehaviorY)).toBe('contain');
  });
});

test('the detail of an operation is here before it is asked for, also without a connection [HOLDER-03]', async ({
  holderOf,
  page,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/u);
  const holder = holderOf('standard');
  const ahead = page.waitForResponse((reply) => /\/detail-[^/]+\.js$/u.test(reply.url()));
  await holder.logIn();
  await (await ahead).finished();
  const row = list(page).getByRole('button', { name: /€/u }).first();
  await expect(row).toBeVisible();

  await page.context().setOffline(true);
  await holder.hand.press(row);

  await expect(page.getByRole('dialog').getByText('Data', { exact: true })).toBeVisible();
});

test('without a connection an operation whose detail could not be fetched says so in its popup, leaves the list, and can be opened once the connection is back [HOLDER-03]', async ({
  holderOf,
  page,
  guard,
}) => {
  guard.allow(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module|could not be fetched/u,
  );
  const holder = holderOf('standard');
  await page.route('**/assets/detail-*.js', (route) => route.abort());
  await holder.logIn();
  const row = list(page).getByRole('button', { name: /€/u }).first();
  await expect(row).toBeVisible();
  await page.context().setOffline(true);

  await holder.hand.press(row);
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('alert')).toContainText('Sei senza connessione');
  await expect(list(page).locator('time').first()).toBeAttached();
  await page.unroute('**/assets/detail-*.js');
  await page.context().setOffline(false);
  // A browser remembers that the file was not there, so the page is loaded anew by itself.
  await expect(popup).toHaveCount(0);
  await holder.hand.press(row);

  await expect(popup.getByText('Data', { exact: true })).toBeVisible();
});
