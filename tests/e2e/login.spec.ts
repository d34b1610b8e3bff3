import { expect, test } from '../support/e2e.ts';

test('empty fields are named when they are left, and nothing is asked of the bank [LOGIN-05] [LOGIN-06] [LOGIN-07]', async ({
  page,
  bank,
  holderOf,
}) => {
  await page.goto('/');

  await page.getByRole('textbox', { name: 'Username' }).focus();
  await page.getByLabel('Password', { exact: true }).focus();
  await page.getByRole('textbox', { name: 'Username' }).focus();

  await expect(page.getByText('È necessario inserire lo username')).toBeVisible();
  await expect(page.getByText('Password: campo obbligatorio')).toBeVisible();
  await holderOf('standard').hand.press(page.getByRole('button', { name: 'Accedi', exact: true }));
  expect(await bank.countCalls('requestToken')).toBe(0);
});

test('a wrong password is told in the form, in the same words as a name that nobody has [LOGIN-16] [S-15]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const form = page.getByRole('form', { name: 'Accedi' });
  await page.goto('/');

  await holder.sendCredentials('Sbagliata1!');
  const problem = form.getByText('Username o password non corretti. Controlla e riprova.');
  await expect(problem).toBeVisible();
  await page.reload();
  await holderOf('nessuno').sendCredentials();

  await expect(problem).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messaggi' }).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a bank that works out as many passwords as it can asks to come back, and the next try goes in [S-77] [S-51]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await page.goto('/');
  const fault = {
    operationId: 'requestToken',
    kind: 'error',
    code: 'SERVICE_UNAVAILABLE',
    times: 1,
  } as const;
  await bank.setFaults([fault]);

  await holder.sendCredentials();
  const form = page.getByRole('form', { name: 'Accedi' });
  await expect(form.getByText('Non siamo riusciti a completare l’accesso. Riprova tra poco.')).toBeVisible();
  expect(await bank.countCalls('requestToken')).toBe(1);
  await holder.sendCredentials();

  await expect(holder.codeField).toBeVisible();
});

test('Enter sends the form once it is filled [LOGIN-03]', async ({ page, holderOf }) => {
  const holder = holderOf('standard');
  await page.goto('/');

  await page.getByRole('textbox', { name: 'Username' }).fill(holder.username);
  await page.getByLabel('Password', { exact: true }).fill('Percorso1!');
  await page.keyboard.press('Enter');

  await expect(holder.codeField).toBeFocused();
});

test('a forgotten password leads to the recovery [LOGIN-04]', async ({ page }) => {
  await page.goto('/');

  await page.getByRole('link', { name: 'Hai dimenticato la tua password?' }).click();

  await expect(page).toHaveURL(/\/recovery/u);
});

test('password managers find the fields, and a pasted password is taken [S-20]', async ({ page }) => {
  await page.goto('/');
  const password = page.getByLabel('Password', { exact: true });

  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.evaluate((field) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Incollata1!');
    field.focus();
    if (
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    ) {
      document.execCommand('insertText', false, 'Incollata1!');
    }
  });

  await expect(password).toHaveValue('Incollata1!');
  await page.getByRole('button', { name: 'Mostra la password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('a finalisation that fails offers to try again, and goes on from there [LOGIN-21] [ERR-21]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await bank.setFaults([{ operationId: 'finalizeLogin', kind: 'status', status: 500, times: 1 }]);
  await page.goto('/');

  await holder.sendCredentials();
  const popup = holder.popup('Ops!');
  await expect(popup).toContainText('Qualcosa è andato storto.');
  await holder.hand.press(holder.button('Riprova'));
  await holder.confirmIdentity();

  await expect(holder.cards).toBeVisible();
});

test('a holder whose code was asked for and lost is told at the next login to wait, and goes on from there [SCA-06]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await bank.setFaults([{ operationId: 'generateOtp', kind: 'reset', after: true, times: 1 }]);
  await page.goto('/');
  await holder.sendCredentials();
  // The SMS was sent, and only the answer is lost.
  await bank.nextCode();

  // As from another tab: the next page of this one would go on with the code.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await holder.sendCredentials();
  const wait = holder.popup('Attendi un momento');
  await expect(wait).toContainText(/Puoi chiederne uno nuovo tra 0:\d\d/u);
  await bank.advanceClock('PT31S');
  await holder.hand.press(holder.button('Riprova'));
  await holder.confirmIdentity();

  await expect(holder.cards).toBeVisible();
});

test('who asks for it is greeted by name on the next visit, until it is not them [ADD-01] [CALL-02] [CALL-04] [CALL-05] [S-89]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const remember = page.getByRole('checkbox', { name: 'Ricordami su questo dispositivo' });
  const greeting = page.getByRole('heading', { name: 'Ciao, Giulia' });
  const username = page.getByRole('textbox', { name: 'Username' });
  await page.goto('/');
  expect(await bank.countCalls('readCardHolderName')).toBe(0);
  await remember.check();
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(holder.cards).toBeVisible();
  await holder.hand.press(holder.menu.getByRole('button', { name: 'Logout' }));
  await holder.hand.press(holder.button('Esci'));
  await expect(greeting).toBeVisible();

  await page.goto('/');
  await expect(greeting).toBeVisible();
  await expect(username).toHaveValue(holder.username);
  await expect(remember).toBeChecked();

  await holder.hand.press(page.getByRole('button', { name: 'Non sei tu?' }));

  await expect(username).toBeFocused();
  await expect(username).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
  await page.reload();
  await expect(remember).not.toBeChecked();
  await expect(greeting).toHaveCount(0);
});
