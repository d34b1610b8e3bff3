import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e-looks.ts';
import { expect, test } from '../support/e2e.ts';

const box = (page: Page, title: string) => page.getByRole('region', { name: title });

test('the notice tells what the loyalty partner is told, and its site opens in a window of its own [LOYAL-12] [LOYAL-16] [LOYAL-18] [LOYAL-19] [S-46] [SCOPE-11]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const notice = holder.popup('Vai al programma fedeltà');
  await holder.logIn();
  await holder.hand.press(box(page, 'I tuoi punti, i tuoi premi').getByRole('button', { name: 'Accedi' }));
  await expect(notice).toContainText(
    /email \(s\*+\S+@percorso\.test\), il codice di registrazione e le ultime 4 cifre/u,
  );
  const opening = page.waitForEvent('popup');
  await holder.hand.press(notice.getByRole('button', { name: 'Prosegui' }));
  const partner = await opening;

  await partner.waitForURL(/\/sandbox\/loyalty\/[\w-]+\?sourceBank=PERCORSO&cardId=\d+$/u);
  expect(await partner.evaluate(() => window.opener)).toBeNull();
  await expect(holder.cards).toBeVisible();
});

test('who has hidden the notice goes to the partner at once, through the portal’s own window [LOYAL-17] [ROUTE-19]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand } = holder;
  await holder.logIn();
  const entry = holder.menu.getByRole('button', { name: 'Programma fedeltà' });
  await hand.press(entry);
  const notice = holder.popup('Vai al programma fedeltà');
  await hand.choose(notice.getByRole('checkbox', { name: 'Non mostrare più' }));
  const first = page.waitForEvent('popup');
  await hand.press(notice.getByRole('button', { name: 'Prosegui' }));
  await (await first).close();
  await expect(notice).toHaveCount(0);

  const opening = page
    .context()
    .waitForEvent('request', (request) => request.url().endsWith('/loyaltyProgram'));
  const second = page.waitForEvent('popup');
  await hand.press(entry);

  await opening;
  await (await second).waitForURL(/\/sandbox\/loyalty\/[\w-]+\?sourceBank=PERCORSO&cardId=\d+$/u);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the page of the programme needs a login, stands without the menu and says what the year costs [ROUTE-19] [LOYAL-22]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.goto('/loyaltyProgram');
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();

  await holder.sendCredentials();
  await holder.confirmIdentity();

  await expect(page.getByRole('heading', { level: 1, name: 'Programma fedeltà' })).toBeVisible();
  await expect(page.getByText(/gratis per un anno \(12 mesi\).*si rinnova in automatico/u)).toBeVisible();
  await expect(page.getByText('Gratis fino al')).toBeVisible();
  await expect(holder.menu).toHaveCount(0);
  await expectAccessible(page, 'loyalty page');
});

for (const [account, title, action] of [
  ['fedele-t0', 'I tuoi acquisti diventano premi', 'Scopri'],
  ['fedele-t0plus', 'La tua carta ha già il Plus', 'Iscriviti'],
  ['fedele-t1plusembedded', 'Il Plus ti aspetta', 'Attiva'],
  ['fedele-t1plus', 'Sei nel programma Plus', 'Accedi'],
] as const) {
  test(`the home of ${account} has the box of where its card stands, with ${action} [LOYAL-09] [HOME-15]`, async ({
    holderOf,
    page,
  }) => {
    const holder = holderOf(account);
    await holder.logIn();

    await expect(box(page, title).getByText('New', { exact: true })).toBeVisible();
    await expect(box(page, title).getByRole('button', { name: action })).toBeVisible();
    const alert = box(page, 'Hai un vantaggio da attivare');
    await expect(alert).toHaveCount(account.includes('plus') && account !== 'fedele-t1plus' ? 1 : 0);
  });
}

test('the home of a card that may not join says nothing of loyalty [LOYAL-03] [NAV-04]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('fedele-no');
  await holder.logIn();
  await expect(page.getByRole('region', { name: 'Situazione della carta' })).toBeVisible();

  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  await expect(holder.menu.getByRole('button', { name: 'Programma fedeltà' })).toHaveCount(0);
});

test('a card that joins at the partner has joined when the holder is back [CARD-26]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('fedele-t0');
  await holder.logIn();
  await holder.hand.press(
    box(page, 'I tuoi acquisti diventano premi').getByRole('button', { name: 'Scopri' }),
  );
  const opening = page.waitForEvent('popup');
  await holder.hand.press(holder.button('Prosegui'));
  const partner = await opening;
  await partner.getByRole('button', { name: 'Iscrivi la carta' }).click();
  await expect(partner.getByRole('status')).toContainText('la carta è iscritta');
  await partner.close();

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));

  await expect(box(page, 'I tuoi punti, i tuoi premi').getByRole('button', { name: 'Accedi' })).toBeVisible();
});

test('another card brings its own programme [CARD-23]', async ({ holderOf, page }) => {
  const holder = holderOf('standard');
  await holder.logIn();
  await expect(box(page, 'I tuoi punti, i tuoi premi')).toBeVisible();

  await holder.hand.press(holder.button('Carta successiva'));

  await expect(box(page, 'I tuoi punti, i tuoi premi')).toHaveCount(0);
});
