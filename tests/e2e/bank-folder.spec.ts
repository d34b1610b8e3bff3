import { fillBankFolder, layBankFolder } from '../support/bank-folder.ts';
import { expect, test as base } from '../support/e2e.ts';
import { type RunningPortal, startPortal } from '../support/portal.ts';
import { quickPassword } from '../support/sandbox.ts';

const test = base.extend<object, { portal: RunningPortal }>({
  portal: [
    async ({}, use) => {
      const folder = layBankFolder();
      fillBankFolder(folder);
      folder.percorso('build');
      const portal = await startPortal({ policy: { password: quickPassword } }, {}, { folder: folder.path });
      await use(portal);
      await portal.close();
    },
    { scope: 'worker' },
  ],
});

test('a text of a bank’s folder stands in the place of ours, and all others stay [RUN-02]', async ({
  page,
}) => {
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entra in Banca Prova');
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
});

test('a standard journey that a bank has changed asks what the bank’s asks, and does its work [RUN-02]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logInAt('/cardsmanagement');
  await hand.press(button('Blocca la carta'));
  await hand.press(button('BLOCCA'));

  await expect(holder.popup('Sei sicuro?')).toContainText('Dopo il blocco nessuno la usa.');
  await hand.press(button('SÌ, BLOCCA'));

  await expect(page.getByText(/^Carta .+ bloccata\.$/u)).toBeVisible();
});

test('a journey of the bank’s own is offered under its words, has its page, and holds what is typed to its form [RUN-02]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand } = holder;
  await holder.logInAt('/assistance');
  await hand.press(page.getByRole('main').getByRole('link', { name: /Ho perso la carta/u }));

  await expect(page).toHaveURL(/\/carta-smarrita$/u);
  await expect(page).toHaveTitle(/^Carta smarrita/u);
  await expect(page.getByRole('heading', { name: 'Dove hai perso la carta?' })).toBeVisible();
  await hand.press(page.getByRole('main').getByRole('button').last());
  await expect(page.getByRole('textbox', { name: 'Il luogo' })).toHaveAttribute('aria-invalid', 'true');
});

test('a deep link of the bank’s folder leads to the bank’s own journey, and ours lead on [RUN-02] [DEEP-28]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.goto('/?deepLink=smarrita');
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(page).toHaveURL(/\/carta-smarrita$/u);

  await page.goto('/?deepLink=cardsmanagement');
  await expect(page).toHaveURL(/\/cardsmanagement$/u);
});

test('what only this bank sends is told in the bank’s words, with the way that its folder says [RUN-02] [TRIG-03]', async ({
  bank,
  holderOf,
  page,
}) => {
  const adds = { triggerTimeline: { id: 'CARD_FOUND' } };
  await bank.console('PUT', 'additions', [{ operationId: 'retrieveTtl', times: 1, adds }]);
  const holder = holderOf('standard');
  await holder.logInByHand();

  await expect(page.getByText('La tua carta è in filiale.')).toBeVisible();
  await holder.hand.press(holder.button('Racconta com’è andata'));
  await expect(page).toHaveURL(/\/carta-smarrita$/u);
});

test('anyone who chose a language that the portal does not have is served the bank’s own journeys and texts [RUN-02] [TEXT-03]', async ({
  page,
  context,
  portal,
}) => {
  await context.addCookies([{ name: 'language', value: 'fr', url: portal.url }]);

  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entra in Banca Prova');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});
