import { expect, test } from '../support/e2e.ts';

test('a password changes with the old one and a code; a wrong old one is told at its field [PWD-04] [PWD-12] [PWD-14] [ROUTE-29] [ROUTE-51] [SCOPE-10]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logInTowards('/editPassword/newPassword');
  const old = page.getByLabel('Password attuale', { exact: true });
  const next = page.getByLabel('Nuova password', { exact: true });

  await hand.write(old, 'Sbagliata1!');
  await hand.write(next, 'tramonto');
  await next.blur();
  await expect(page.getByText('La password non rispetta i criteri di sicurezza').first()).toBeVisible();
  await hand.write(next, 'Tramonto7!mare');
  await hand.write(page.getByLabel('Ripeti la nuova password', { exact: true }), 'Tramonto7!mare');
  await hand.press(button('SALVA LA PASSWORD'));
  await expect(old).toHaveAccessibleDescription(/La password attuale non è corretta\./u);
  await hand.write(old, 'Percorso1!');
  await hand.press(button('SALVA LA PASSWORD'));
  await holder.confirmIdentity();

  await expect(page.getByText(/La tua nuova password è attiva/u)).toBeVisible();
  await expect(page).toHaveURL(/\/n\/profile$/u);
  expect(await bank.countCalls('updatePassword')).toBe(3);
});

test('a security question changes after the answer to the one of before [SECQ-01] [SECQ-02] [ROUTE-28] [SCOPE-10]', async ({
  page,
  typistOf,
}) => {
  const holder = typistOf('standard');
  const { hand, button } = holder;
  await holder.logInTowards('/editSecureQuestion');
  const answer = page.getByRole('textbox', { name: 'La tua risposta' });

  await hand.write(answer, 'Milano');
  await hand.press(button('AVANTI'));
  await expect(answer).toHaveAccessibleDescription(/La risposta non è corretta/u);
  await hand.write(answer, 'roma');
  await hand.press(button('AVANTI'));
  await expect(page.getByRole('heading', { level: 1, name: 'Scegli la nuova domanda' })).toBeFocused();
  await hand.write(page.getByRole('textbox', { name: 'Nuova risposta' }), 'Briciola');
  await hand.press(button('SALVA'));
  await expect(page.getByText('Scegli una domanda per continuare.').first()).toBeVisible();
  await hand.pick(
    page.getByRole('combobox', { name: 'Nuova domanda' }),
    'Qual è il nome del tuo primo animale?',
  );
  await hand.press(button('SALVA'));
  await holder.confirmIdentity();

  await expect(page.getByText('La tua nuova domanda di sicurezza è attiva.')).toBeVisible();
});

test('nobody who is in comes to the number of a login that stopped: the address leads home [S-74] [ROUTE-26]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logInTowards('/remediateNumber');

  await expect(holder.cards).toBeVisible();
  await expect(page).toHaveURL(/\/$/u);
  expect(await bank.countCalls('generateLoginOtpNewNumber')).toBe(0);
});
