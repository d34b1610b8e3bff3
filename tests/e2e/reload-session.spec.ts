import { beginsAgain, login, rounds, slowly } from '../support/e2e-reload.ts';
import { expect, test } from '../support/e2e.ts';

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

test('reloads while the code of a login is awaited ask for the code that was sent, and Annulla leaves the username [HOLDER-01] [HOLDER-13]', async ({
  page,
  holderOf,
  bank,
}) => {
  const holder = holderOf('standard');
  await page.goto('/');
  await holder.sendCredentials();
  const popup = holder.popup('Sei veramente tu?');
  await expect(holder.codeField).toBeFocused();
  const code = await bank.nextCode();

  for (let round = 0; round < 3; round += 1) {
    await page.reload();
    await expect(popup).toContainText(/Usa il codice delle \d\d:\d\d: vale ancora/u);
  }
  await holder.enterCode(code, 'Conferma');

  await expect(holder.cards).toBeVisible();
  await page.reload();
  await expect(holder.cards).toBeVisible();
  expect(await bank.countCalls('userLogin')).toBe(1);
  await holder.logOut();
  await holder.sendCredentials();
  // Before the bank has answered there is no login to go on with.
  await expect(popup).toBeVisible();
  await page.reload();
  await holder.hand.press(popup.getByRole('button', { name: 'Annulla' }));
  await expect(page.getByText('L’accesso non è stato completato')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(holder.username);
  await page.reload();
  await expect(login(page)).toBeVisible();
  await expect(popup).toHaveCount(0);
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
