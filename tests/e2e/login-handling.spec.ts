import { expect, test } from '../support/e2e.ts';

for (const [account, path, title] of [
  ['temporanea', /\/loginhandling\/temporary-password$/u, 'Scegli la tua password'],
  ['scaduta', /\/loginhandling\/90days-password-update$/u, 'La tua password è scaduta'],
  ['limitato31', /\/trigger\/registrationCode$/u, 'Codice di registrazione'],
  ['migrazione', /\/migration$/u, 'Nuova utenza'],
] as const) {
  test(`${account} is led to what must be settled first, and nowhere else, without the menu [TRIG-02] [LOGIN-12] [S-23] [ROUTE-40]`, async ({
    page,
    bank,
    holderOf,
  }) => {
    const holder = holderOf(account);
    await page.goto('/');

    await holder.sendCredentials();
    await holder.confirmIdentity();

    await expect(page).toHaveURL(path);
    await page.evaluate(() => {
      history.pushState(null, '', '/cardsmanagement');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL(path);
    expect(await bank.countCalls('readUserProfile')).toBe(0);
    await expect(page).toHaveTitle(new RegExp(`^${title}`, 'u'));
    await expect(page.getByRole('heading').first()).toBeVisible();
    // A popup has a header of its own, which is a banner as well.
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
}

test('a limited holder is in, and is asked for the registration code [TRIG-03] [TRIG-05] [LOGIN-02]', async ({
  page,
  bank,
  holderOf,
}) => {
  await holderOf('limitato').logInByHand();

  const messages = page.getByRole('region', { name: 'Messaggi' });
  await expect(messages.getByText(/inserisci il codice di registrazione/u)).toBeVisible();
  await expect(messages.getByRole('button', { name: 'Inserisci il codice' })).toBeVisible();
  expect(await bank.countCalls('retrieveTtl')).toBe(1);
});

test('an address cannot begin what only the bank begins [S-23]', async ({ page }) => {
  await page.goto('/loginhandling/temporary-password');

  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/u);
});

test('an unreadable answer to the login does not blame the connection [LOGIN-16]', async ({
  page,
  bank,
  holderOf,
}) => {
  await bank.setFaults([{ operationId: 'userLogin', kind: 'malformed', times: 1 }]);
  await page.goto('/');

  await holderOf('standard').sendCredentials();

  await expect(page.getByText('Non siamo riusciti a completare l’accesso. Riprova tra poco.')).toBeVisible();
});

test('a password that ends within the week is told at the login; later closes it whatever the bank says, and Modifica leads to the change [PWD-01] [PWD-03] [PWD-04]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const popup = holder.popup('La tua password sta per scadere');
  await holder.logInByHand();
  await expect(popup).toHaveCount(0);
  await holder.logOut();
  await bank.advanceClock('P65D');
  try {
    await holder.sendCredentials();
    await holder.confirmIdentity();
    await expect(popup.getByText(/scade il \d{2}\.\d{2}\.\d{4}/u)).toBeVisible();
    const told = await bank.countCalls('retrieveTtl');
    await bank.setFaults([{ operationId: 'retrieveTtl', kind: 'status', status: 500, times: 1 }]);
    await holder.hand.press(holder.button('Non ora'));
    await expect(popup).toHaveCount(0);
    await expect.poll(() => bank.countCalls('retrieveTtl')).toBe(told + 1);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await holder.logOut();
    await holder.sendCredentials();
    await holder.confirmIdentity();
    await holder.hand.press(popup.getByRole('button', { name: 'Modifica' }));

    await expect(page).toHaveURL(/\/editPassword\/newPassword$/u);
    await expect(page.getByRole('heading', { level: 1, name: 'Modifica la password' })).toBeFocused();
  } finally {
    await bank.advanceClock('-P65D');
  }
});
