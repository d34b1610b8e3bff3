import { expect, test } from '../support/e2e.ts';

test('the profile leads to what changes it, and to the identity provider in a new window [PROFILE-01] [PROFILE-08] [ROUTE-06]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logIn();
  await holder.openMenuEntry('Profilo');
  await expect(page.getByText('Giulia Ferri')).toBeVisible();
  await expect(page.getByText(/^Scade il \d{2}\.\d{2}\.\d{4}$/u)).toBeVisible();

  await hand.press(button('Modifica il numero di riferimento'));
  await expect(holder.popup('Modifica il numero di cellulare')).toBeVisible();
  await hand.press(button('ANNULLA'));
  await hand.press(button('Aggiorna il documento d’identità'));
  await expect(page.getByText(/dispositivo con la fotocamera/u)).toBeVisible();
  await hand.press(button('AVANTI'));
  const opening = page.context().waitForEvent('page');
  await hand.press(button('APRI IL RICONOSCIMENTO'));
  const provider = await opening;
  // From here on the page hears of the return.
  await expect(page.getByText('Completa il riconoscimento nell’altra finestra.')).toBeVisible();
  await provider.getByRole('button', { name: 'Conferma i dati' }).click();

  await expect(page).toHaveURL(/\/n\/profile$/u);
  await expect(page.getByText(/registriamo subito il tuo nuovo documento/u)).toBeVisible();
  await provider.close();
});

test('data and identity are updated from the profile, or not after all [PROFILE-08] [ROUTE-33]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logInAt('/n/profile');
  await hand.press(button('Verifica di nuovo la tua identità'));
  await hand.press(button('AVANTI'));
  await hand.press(button('ANNULLA'));
  await expect(page).toHaveURL(/\/n\/profile$/u);

  await hand.press(button('Aggiorna i tuoi dati'));
  await hand.press(button('AVANTI'));
  const opening = page.context().waitForEvent('page');
  await hand.press(button('APRI IL RICONOSCIMENTO'));
  await (await opening).close();
  await hand.press(button('HO FINITO'));

  await expect(page.getByText(/aggiorniamo subito i tuoi dati/u)).toBeVisible();
  expect(await bank.countCalls('updateUserData')).toBe(1);
  expect(await bank.countCalls('authorizeUserData')).toBe(1);
});

test('a holder leaves for good with a code by e-mail, and is out [PROFILE-06] [PROFILE-07]', async ({
  page,
  bank,
  typistOf,
}) => {
  const holder = typistOf('standard');
  const { hand, button, popup, codeField } = holder;
  await holder.logInAt('/n/profile');
  await hand.press(button('Cancella l’utenza'));
  await expect(popup('Vuoi cancellare la tua utenza?')).toBeVisible();
  await hand.press(button('INVIA IL CODICE'));
  await expect(codeField).toBeFocused();

  await hand.write(codeField, '000000');
  await hand.press(button('CANCELLA L’UTENZA'));
  await expect(codeField).toHaveAccessibleDescription(/Codice errato\./u);
  await hand.write(codeField, await bank.mailCode(holder.username));
  await hand.press(button('CANCELLA L’UTENZA'));
  await expect(popup('Utenza cancellata')).toBeVisible();
  await hand.press(button('CHIUDI'));

  await expect(page.getByText('Sei uscito. A presto.')).toBeVisible();
  expect(await bank.countCalls('userLogout')).toBe(0);
});
