import type { Page } from '@playwright/test';
import { operations } from '#schemas';
import type { Holder } from '../support/e2e-holder.ts';
import { registrantOf } from '../support/e2e-registration.ts';
import { enterNumber } from '../support/e2e-service-screens.ts';
import { expect, test } from '../support/e2e.ts';

/** How many reloads of each sort; `ROUNDS=50` has it try as many. */
const rounds = Number(process.env['ROUNDS'] ?? 2);

const slowly = ['takeUpSession', 'userStatus', 'readUserProfile', 'listCards', 'readDictionary'].map(
  (operationId) => ({ operationId, kind: 'delay' as const, ms: 2000 }),
);

const login = (page: Page) => page.getByRole('heading', { name: 'Accedi' });
const beginsAgain = (page: Page) => page.getByText('l’operazione che avevi iniziato riparte dall’inizio');

/** What a page says that cannot go on where the one before was. */
const notes = (page: Page) => page.getByText('La pagina è stata ricaricata');

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

test('a reload in the wizard of instalments goes on at its step with what was chosen, and Back leads to the one before [HOLDER-01] [LANG-04]', async ({
  page,
  reload,
  holderOf,
  bank,
}) => {
  const holder = holderOf('rate');
  const plan = page.getByRole('radio', { name: /^6 rate da/u });
  await holder.logIn();
  await holder.hand.press(page.getByRole('tab', { name: 'Rate' }));
  await holder.hand.press(page.getByRole('link', { name: 'Dividi un acquisto' }));
  const purchase = page.getByRole('checkbox').first().or(page.getByRole('radio').first());
  await holder.hand.choose(purchase);
  await holder.hand.press(holder.button('AVANTI'));
  await expect(plan).toBeVisible();
  const { pathname } = new URL(page.url());

  for (let round = 0; round < rounds; round += 1) {
    await reload();
    await expect(plan).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await bank.setFaults(slowly);
  await reload();
  await expect(plan).toBeVisible();

  await expect(notes(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(pathname);
  await page.goBack();
  await expect(purchase).toBeChecked();
  await holder.hand.press(holder.button('ANNULLA'));
  await expect(page.getByRole('alertdialog', { name: 'Vuoi lasciare questa pagina?' })).toBeVisible();
});

test('a reload before a top-up is confirmed and one while it is sent send one top-up, and say of the second that nobody knows [HOLDER-01] [LANG-01] [LANG-02]', async ({
  page,
  reload,
  holderOf,
  bank,
}) => {
  const holder = holderOf('standard');
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(operations.topUpPhone.path)) calls += 1;
  });
  page.on('dialog', (asked) => void asked.accept());
  await holder.logInAt('/telephoneRecharge/anagraphicData');
  await enterNumber(holder, { number: '3331234519', operator: 'Linea Verde' });
  await holder.hand.choose(page.getByRole('radio', { name: /^10,00/u }));
  await holder.hand.press(holder.button('AVANTI'));
  await expect(page.getByText(/333\s123\s4519 \(Linea Verde\)/u)).toBeVisible();

  await reload();
  await expect(page.getByText(/333\s123\s4519 \(Linea Verde\)/u)).toBeVisible();
  await holder.hand.press(holder.button('CONFERMA'));
  await expect(holder.popup('Sei veramente tu?')).toBeVisible();
  await bank.setFaults([{ operationId: 'topUpPhone', kind: 'hang' }]);
  const sent = page.waitForRequest(`**${operations.topUpPhone.path}`);
  await holder.enterCode(await bank.nextCode(), 'Conferma');
  await sent;
  await page.reload();

  await expect(page.getByRole('heading', { name: 'Non sappiamo se la ricarica è partita' })).toBeFocused();
  await expect(holder.button('CONFERMA')).toHaveCount(0);
  await reload();
  await expect(page.getByRole('heading', { name: 'Non sappiamo se la ricarica è partita' })).toBeVisible();
  await bank.clearFaults();
  await holder.hand.press(holder.button('VAI ALLE OPERAZIONI'));
  await expect(holder.cards).toBeVisible();
  // One that was answered with the demand for a code, and one with it.
  expect(calls).toBe(2);
});

test('a reload in a popup goes on in it above its page, from an earlier step where a number is not kept [HOLDER-01] [LANG-04]', async ({
  page,
  reload,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const popup = holder.popup('Modifica il numero di cellulare');
  await holder.logInAt('/cardsmanagement');
  await holder.beginPhoneChange();

  await reload();
  await expect(popup).toBeVisible();
  await expect(notes(page)).toHaveCount(0);
  await holder.askCodeFor('3401112233');
  await reload();

  await expect(popup).toBeVisible();
  await expect(holder.codeField).toHaveCount(0);
  await expect(page.getByText('riprendi da un passaggio precedente')).toBeVisible();
  await holder.hand.press(popup.getByRole('button', { name: 'Chiudi' }));
  await reload();
  await expect(holder.button('Modifica il numero di riferimento')).toBeVisible();
  await expect(popup).toHaveCount(0);
});

test('a session that another follows in the tab leaves it nothing to go on with [HOLDER-01] [S-30] [S-90]', async ({
  page,
  reload,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  await holder.beginPhoneChange();
  const row = await page.evaluate(() => sessionStorage.getItem('runs'));
  await holder.hand.press(
    holder.popup('Modifica il numero di cellulare').getByRole('button', { name: 'Chiudi' }),
  );
  await holder.logOut();
  await page.evaluate((kept) => sessionStorage.setItem('runs', kept ?? ''), row);

  await holder.logInTowards('/cardsmanagement');
  await expect(holder.button('Modifica il numero di riferimento')).toBeVisible();
  await page.evaluate((kept) => sessionStorage.setItem('runs', kept ?? ''), row);
  await reload();

  await expect(holder.button('Modifica il numero di riferimento')).toBeVisible();
  expect(row).toMatch(/^[\w-]{60,}$/u);
  await expect(holder.popup('Modifica il numero di cellulare')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('runs'))).toBeNull();
});

test('a reload before the PIN is shown stays there, and one while it is shown hides it and asks for it anew [HOLDER-01] [S-38]', async ({
  page,
  reload,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  await holder.hand.press(holder.button('Visualizza PIN'));
  await expect(holder.button('MOSTRA')).toBeVisible();
  await reload();
  await holder.hand.press(holder.button('MOSTRA'));
  await expect(notes(page)).toHaveCount(0);
  await holder.confirmIdentity();
  await expect(page.getByRole('heading', { name: 'Il PIN della carta' })).toBeVisible();

  await reload();

  await expect(holder.button('MOSTRA')).toBeVisible();
  await expect(page.getByText(/^\d{5}$/u)).toHaveCount(0);
  await expect(page).toHaveURL(/\/pinView\/request$/u);
});

for (const [account, path, heading] of [
  ['temporanea', /\/loginhandling\/temporary-password$/u, 'Scegli la tua password'],
  ['scaduta', /\/loginhandling\/90days-password-update$/u, 'La tua password è scaduta'],
  ['migrazione', /\/migration$/u, 'Il tuo cellulare'],
] as const) {
  test(`a reload of what ${account} must settle first goes on where it was, and nowhere else [HOLDER-01] [LANG-04] [S-23]`, async ({
    page,
    reload,
    holderOf,
    bank,
  }) => {
    const holder = holderOf(account);
    const title = page.getByRole('heading', { name: heading });
    await stopAt(holder, path);
    if (account === 'migrazione') await holder.hand.press(holder.button('HO LETTO, AVANTI'));
    await expect(title).toBeFocused();

    for (let round = 0; round < rounds; round += 1) {
      await reload();
      await expect(title).toBeFocused();
    }

    await expect(notes(page)).toHaveCount(0);
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

  await expect(holder.popup('Non sappiamo se il numero è cambiato')).toBeVisible();
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
