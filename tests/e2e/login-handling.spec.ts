import { expect, test } from '../support/e2e.ts';

for (const [account, path, heading] of [
  ['temporanea', /\/loginhandling\/temporary-password$/u, 'Scegli la tua password'],
  ['scaduta', /\/loginhandling\/90days-password-update$/u, 'La tua password è scaduta'],
  ['limitato31', /\/trigger\/registrationCode$/u, 'Codice di registrazione'],
  ['migrazione', /\/migration$/u, 'Nuove credenziali'],
] as const) {
  test(`${account} is led to what must be settled first, and nowhere else [TRIG-02] [LOGIN-12] [S-23]`, async ({
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
    // While nobody has written its journey the page says so under its own name.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const coming = page.getByRole('heading', { level: 1, name: heading });
    if (await coming.isVisible()) await expect(page.getByRole('banner')).toHaveCount(0);
  });
}

test('a limited holder is in, and is asked for the registration code [TRIG-03] [TRIG-05] [LOGIN-02]', async ({
  page,
  bank,
  holderOf,
}) => {
  await holderOf('limitato').logIn();

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
