import type { Page } from '@playwright/test';
import { operations } from '#schemas';
import type { Holder } from '../support/e2e-holder.ts';
import { registrantOf } from '../support/e2e-registration.ts';
import { expect, test } from '../support/e2e.ts';

/** How many reloads of each sort; `ROUNDS=50` has it try as many. */
const rounds = Number(process.env['ROUNDS'] ?? 2);

const slowly = ['takeUpSession', 'userStatus', 'readUserProfile', 'listCards', 'readDictionary'].map(
  (operationId) => ({ operationId, kind: 'delay' as const, ms: 2000 }),
);

const login = (page: Page) => page.getByRole('heading', { name: 'Accedi' });
const beginsAgain = (page: Page) => page.getByText('l’operazione che avevi iniziato riparte dall’inizio');

async function stopAt(holder: Holder, path: RegExp): Promise<void> {
  await holder.page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(holder.page).toHaveURL(path);
}

test('a reload of the home keeps the holder, the card and the tab, and an address with filters keeps them [HOLDER-01] [S-32] [SESSION-02]', async ({
  page,
  holderOf,
  bank,
}) => {
  const holder = holderOf('standard');
  const chosen = holder.cards.getByRole('status');
  await holder.logInByHand();
  const first = await chosen.innerText();
  await holder.hand.press(page.getByRole('button', { name: 'Carta successiva' }));
  await expect(chosen).not.toHaveText(first);
  const card = await chosen.innerText();
  const tab = page.getByRole('tab').last();
  await holder.hand.press(tab);
  await expect(tab).toHaveAttribute('aria-selected', 'true');

  for (let round = 0; round < rounds; round += 1) {
    await page.reload();
    await expect(chosen).toHaveText(card);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await page.goto('/?type=in');

  await expect(chosen).toHaveText(card);
  await page.reload();
  await expect(chosen).toHaveText(card);
  await expect(page).toHaveURL(/\/\?.*\btype=in\b/u);
  await expect(beginsAgain(page)).toHaveCount(0);
  expect(await bank.countCalls('userLogin')).toBe(1);
  expect(await bank.countCalls('userStatus')).toBeGreaterThanOrEqual(rounds);
});

test('reloads keep the holder with a bank that takes two seconds, also one in the middle of another [HOLDER-01]', async ({
  page,
  holderOf,
  bank,
}) => {
  const holder = holderOf('standard');
  await holder.logInByHand();
  await bank.setFaults(slowly);

  for (let round = 0; round < rounds; round += 1) {
    await Promise.all([page.waitForRequest(/session-take-up/u), page.reload()]);
    // Once the next page has asked, and before the bank has answered it.
    const reload = () => page.evaluate(() => void setTimeout(() => location.reload()));
    await Promise.all([page.waitForRequest(/session-take-up/u), reload()]);
    await page.reload();
    await expect(holder.cards.getByRole('status')).not.toBeEmpty();
  }

  await expect(login(page)).toHaveCount(0);
  expect(await bank.countCalls('userLogin')).toBe(1);
});

test('a reload in the wizard of instalments says that it begins again [HOLDER-01]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('rate');
  page.on('dialog', (asked) => void asked.accept());
  await holder.logIn();
  await holder.hand.press(page.getByRole('tab', { name: 'Rate' }));
  await holder.hand.press(page.getByRole('link', { name: 'Dividi un acquisto' }));
  const purchase = page.getByRole('checkbox').first().or(page.getByRole('radio').first());
  await holder.hand.choose(purchase);
  const { pathname } = new URL(page.url());
  await holder.hand.press(holder.button('AVANTI'));
  await expect(page.getByRole('radio', { name: /^6 rate da/u })).toBeVisible();

  await page.reload();

  await expect(purchase).toBeVisible();
  await expect(beginsAgain(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test('a reload while the PIN is shown hides it, and asks for it anew [HOLDER-01] [S-38]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  await holder.hand.press(holder.button('Visualizza PIN'));
  await holder.hand.press(holder.button('MOSTRA'));
  await holder.confirmIdentity();
  await expect(page.getByRole('heading', { name: 'Il PIN della carta' })).toBeVisible();

  await page.reload();

  await expect(holder.button('MOSTRA')).toBeVisible();
  await expect(page.getByText(/^\d{5}$/u)).toHaveCount(0);
  await expect(page).toHaveURL(/\/pinView\/request$/u);
});

for (const [account, path] of [
  ['temporanea', /\/loginhandling\/temporary-password$/u],
  ['scaduta', /\/loginhandling\/90days-password-update$/u],
  ['migrazione', /\/migration$/u],
] as const) {
  test(`a reload of what ${account} must settle first begins it again, and says so [HOLDER-01] [S-23]`, async ({
    page,
    holderOf,
    bank,
  }) => {
    const holder = holderOf(account);
    await stopAt(holder, path);

    await page.reload();

    await expect(beginsAgain(page)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(login(page)).toHaveCount(0);
    expect(await bank.countCalls('readUserProfile')).toBe(0);
  });
}

test('a reload of a registration says that it begins again, and the link of its e-mail does not [HOLDER-01] [REG-13]', async ({
  page,
  holderOf,
}) => {
  const registrant = await registrantOf(holderOf('standard'));
  await registrant.begin();
  await registrant.giveCard();
  await registrant.arrived('Il tuo codice fiscale');

  await page.reload();

  await expect(beginsAgain(page)).toBeVisible();
  await registrant.giveCard();
  await registrant.arrived('Il tuo codice fiscale');

  await page.goto('/confirmEmail?token=another');

  await expect(page.getByRole('heading', { name: 'Ops!' })).toBeVisible();
  await expect(beginsAgain(page)).toHaveCount(0);
});

test('a reload while something is sent says that nobody knows whether it was done, and asks before it goes [HOLDER-01] [LANG-02]', async ({
  page,
  holderOf,
  bank,
}) => {
  const holder = holderOf('standard');
  page.on('dialog', (asked) => void asked.accept());
  await holder.logInAt('/cardsmanagement');
  await holder.beginPhoneChange();
  await holder.askCodeFor('3401112233');
  await bank.setFaults([{ operationId: 'updateContact', kind: 'hang' }]);
  const sent = page.waitForRequest(`**${operations.updateContact.path}`);
  await holder.enterCode(await bank.nextCode(), 'AVANTI');
  await sent;

  await page.reload();

  await expect(page.getByText('non sappiamo se è andata a buon fine')).toBeVisible();
  await expect(page).toHaveURL(/\/cardsmanagement$/u);
});

test('a new tab asks for the login, and leaves the first one in [HOLDER-01]', async ({
  page,
  context,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logInByHand();

  const other = await context.newPage();
  await other.goto('/');

  await expect(login(other)).toBeVisible();
  await page.reload();
  await expect(holder.cards).toBeVisible();
});

test('a bank that cannot be reached on a reload is asked again, and the holder is in [HOLDER-01]', async ({
  page,
  holderOf,
  bank,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  await bank.setFaults([{ operationId: 'takeUpSession', kind: 'status', status: 500 }]);
  await page.reload();
  const again = holder.button('Riprova');
  await expect(again).toBeVisible();
  await bank.clearFaults();

  await holder.hand.press(again);

  await expect(holder.cards).toBeVisible();
});

test('after a logout a reload asks for the login, which leads home anyone who comes next [HOLDER-01] [S-30] [S-90]', async ({
  page,
  context,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  await expect(holder.button('Modifica il numero di riferimento')).toBeVisible();
  await holder.logOut();

  expect(await context.cookies()).toEqual([]);
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(holder.cards).toBeVisible();
  await expect(page).toHaveURL(/\/$/u);
  await holder.logOut();
  await page.reload();

  await expect(login(page)).toBeVisible();
});

test('a session that has ended by time asks a reload for the login [HOLDER-01] [S-27]', async ({
  page,
  holderOf,
  bank,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  await bank.advanceClock('PT301S');

  await page.reload();

  await expect(page.getByText('La sessione di questa pagina è terminata.')).toBeVisible();
});
