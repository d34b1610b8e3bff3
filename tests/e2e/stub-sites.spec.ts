import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e-looks.ts';
import { expect, test } from '../support/e2e.ts';

const settings = {
  type: 'chat.configure',
  language: 'it',
  maxMessageLength: 160,
  uploads: false,
  session: { name: 'Giulia' },
};

/** Opens the chat as a portal at `origin` would, from a page that keeps what the chat tells it. */
async function openChat(page: Page, origin: string): Promise<Page> {
  await page.goto('/sandbox/online-banking');
  const opening = page.waitForEvent('popup');
  await page.evaluate((portal) => {
    const told: unknown[] = [];
    window.addEventListener('message', ({ data }) => told.push(data));
    const chat = window.open(`/sandbox/chat?origin=${encodeURIComponent(portal)}`);
    Object.assign(window, { told, chat });
  }, origin);
  const chat = await opening;
  await expect(chat.getByRole('heading', { name: 'Chat', exact: true })).toBeVisible();
  return chat;
}

/** Returns what the chat has told its opener. */
const told = (page: Page) => page.evaluate(() => Reflect.get(window, 'told'));

const configure = (page: Page) =>
  page.evaluate((message) => Reflect.get(window, 'chat').postMessage(message, '*'), settings);

test('the chat talks to the portal that opened it, in Italian and within 160 letters', async ({
  page,
  baseURL,
}) => {
  const chat = await openChat(page, baseURL ?? '');
  const text = chat.getByRole('textbox', { name: 'Messaggio' });
  await expect(text).toBeDisabled();
  await expect.poll(() => told(page)).toEqual([{ type: 'chat.ready' }]);

  await configure(page);
  await text.fill('a'.repeat(200));
  await chat.getByRole('button', { name: 'Invia' }).click();
  await chat.getByRole('button', { name: 'Chiudi la chat' }).click();

  await expect(chat.getByText('a'.repeat(160), { exact: true })).toBeVisible();
  await expect(chat.getByText('Giulia')).toBeVisible();
  await expect
    .poll(() => told(page))
    .toEqual([{ type: 'chat.ready' }, { type: 'chat.sent', length: 160 }, { type: 'chat.closed' }]);
});

test('the chat hears and tells nobody but the portal that it was opened for', async ({ page }) => {
  const chat = await openChat(page, 'https://evil.example');

  await configure(page);
  await chat.getByRole('button', { name: 'Chiudi la chat' }).click();

  await expect(chat.getByRole('textbox', { name: 'Messaggio' })).toBeDisabled();
  expect(await told(page)).toEqual([]);
});

test('the partner and online banking show what they received, as text', async ({ page }) => {
  for (const site of ['loyalty', 'online-banking']) {
    await page.goto(`/sandbox/${site}?sourceBank=PERCORSO&deepLink=${encodeURIComponent('<b>x</b>')}`);

    await expect(page.getByText('sourceBank')).toBeVisible();
    await expect(page.getByText('PERCORSO', { exact: true })).toBeVisible();
    await expect(page.getByText('<b>x</b>')).toBeVisible();
    await expectAccessible(page, site);
  }
});

test('the partner has nobody join who has not come from the bank, and leads back to the portal [S-83]', async ({
  page,
  guard,
  baseURL,
}) => {
  guard.allow(/^console: Failed to load resource: .* 400/u);
  await page.goto('/sandbox/loyalty?sourceBank=PERCORSO&cardId=1000001');
  await page.getByRole('button', { name: 'Iscrivi la carta' }).click();

  await expect(page.getByRole('status')).toContainText('Il riferimento non è valido');
  await page.getByRole('link', { name: 'Torna al portale' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
});
