import type { Page } from '@playwright/test';
import { operations } from '#schemas';
import { expectAccessible } from '../support/e2e-looks.ts';
import { expect, test } from '../support/e2e.ts';

const notices = (page: Page) => page.getByRole('region', { name: /^Avvisi (?:per te|su questa carta)$/u });
const tile = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a password that ends tomorrow is a notice at the top of the home, also once its popup is closed, and leads to the change [HOLDER-35]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('scade-domani');
  await holder.logInByHand();
  await holder.hand.press(page.getByRole('dialog').getByRole('button', { name: 'Non ora' }));
  const notice = notices(page);

  await expect(notice).toContainText(/La tua password scade il \d/u);
  const card = await holder.cards.boundingBox();
  expect((await notice.boundingBox())?.y).toBeLessThan(card?.y ?? 0);
  await expectAccessible(page, 'home with a notice');
  await holder.hand.press(notice.getByRole('link', { name: 'Modifica la password' }));

  await expect(page).toHaveURL(/\/editPassword\/newPassword$/u);
});

test('a plan that waits is a notice that leads to it, and who has nothing to settle sees none [HOLDER-35]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('rate');
  await holder.logIn();

  await expect(notices(page).getByRole('link')).toHaveCount(1);
  await holder.hand.press(notices(page).getByRole('link', { name: /^Vedi /u }));

  await expect(page).toHaveURL(/\/installments\/plan\//u);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('on a phone the notice of a plan that waits is one line, and once put away it stays so through a reload [HOLDER-35] [HOLDER-17]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('rate');
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logIn();
  await expect(notices(page)).toBeVisible();
  expect((await notices(page).boundingBox())?.height).toBeLessThan(60);

  await holder.hand.press(notices(page).getByRole('button', { name: /^Nascondi/u }));
  await expect(notices(page)).toHaveCount(0);
  const told = page.waitForResponse(`**${operations.listPlans.path}`);
  await page.reload();

  await expect(holder.cards).toBeVisible();
  await told;
  await expect(notices(page)).toHaveCount(0);
});

test('an identity that is to be confirmed is a notice that leads there [HOLDER-35]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('dati-scaduti');
  await page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(page).toHaveURL(/\/editUserData$/u);
  await holder.hand.press(holder.button('ANNULLA'));
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible();
  await holder.openMenuEntry('Home');
  await expect(holder.cards).toBeVisible();
  await expect(notices(page)).toBeVisible();

  await holder.hand.press(notices(page).getByRole('link', { name: 'Conferma l’identità' }));

  await expect(page).toHaveURL(/\/editUserData\/kyc$/u);
});

test('what is to come stands in one place: the next debit, the instalments of 60 days and the lists to come [HOLDER-27]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('rate');
  await holder.logIn();

  await expect(tile(page, /^In arrivo/u)).toContainText(/\d+,\d\d\s€ entro il \d+ \w{3}/u);
  const [amount = ''] = /[\d.]+,\d\d/u.exec(await tile(page, /^In arrivo/u).innerText()) ?? [];
  await holder.hand.press(tile(page, /^In arrivo/u));
  const popup = dialog(page, 'In arrivo');

  await expect(popup.getByRole('heading', { name: 'Prossimi addebiti' })).toBeVisible();
  await expect(popup.getByText(amount).first()).toBeVisible();
  const due = popup.getByRole('region', { name: 'Rate nei prossimi 60 giorni' }).getByRole('listitem');
  await expect(due.first()).toContainText(/rata \d+ di \d+/u);
  await expect(due.first()).toContainText('€');
  await expect(popup.getByRole('region', { name: 'Lista movimenti' }).getByRole('listitem')).not.toHaveCount(
    0,
  );
  await holder.hand.press(due.first().getByRole('link'));
  await expect(page).toHaveURL(/\/installments\/plan\//u);
});

test('the expenses are a card of the home: six months, what changed since the last one, by category too [HOLDER-33] [S-69]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();

  await holder.hand.press(tile(page, /^Le tue spese/u));
  const popup = dialog(page, 'Le tue spese');
  const months = popup.getByRole('group', { name: 'Spese mese per mese' }).getByRole('button');

  await expect(months).toHaveCount(6);
  await holder.hand.press(months.nth(4));
  await expect(popup.getByText(/€ in (?:più|meno) rispetto a \p{Ll}+\./u)).toBeVisible();
  await expect(popup.getByRole('columnheader', { name: 'Rispetto al mese prima' })).toBeAttached();
  await expect(popup.getByRole('cell', { name: /^[+−]\d/u }).first()).toBeVisible();
  await expectAccessible(page, 'the expenses');
  // A phone that is turned, or a window that is drawn narrower, leaves it open.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(months).toHaveCount(6);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(months).toHaveCount(6);
});

test('the quiet places leave the first operation of a phone in sight [HOLDER-17] [HOLDER-27] [HOLDER-33]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logIn();
  await expect(tile(page, /^In arrivo/u)).toContainText('€');
  const row = page.getByRole('region', { name: 'Le tue operazioni' }).getByRole('listitem').first();

  await expect(row).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row).toBeInViewport({ ratio: 1 });
});
