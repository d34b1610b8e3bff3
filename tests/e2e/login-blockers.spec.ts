import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import type { Holder } from '../support/e2e-holder.ts';

const chosen = 'Tramonto7!mare';

const newField = (page: Page) => page.getByLabel('Nuova password', { exact: true });
const repeatedField = (page: Page) => page.getByLabel('Ripeti la nuova password', { exact: true });

async function choosePassword({ hand, button, page }: Holder, password = chosen): Promise<void> {
  await hand.write(newField(page), password);
  await hand.write(repeatedField(page), password);
  await hand.press(button('SALVA LA PASSWORD'));
}

test('a temporary password is replaced before anything else, and the new one opens the door [PWD-13] [PWD-09] [PWD-10] [ROUTE-40] [ROUTE-43] [LOGIN-12]', async ({
  page,
  bank,
  typistOf,
}) => {
  const holder = typistOf('temporanea');
  await page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(page.getByRole('heading', { level: 1, name: 'Scegli la tua password' })).toBeFocused();

  await holder.hand.write(newField(page), chosen);
  await holder.hand.write(repeatedField(page), 'Tramonto7!Mare');
  await repeatedField(page).blur();
  await expect(page.getByText('Le password devono coincidere').first()).toBeVisible();
  expect(await bank.countCalls('replaceTemporaryPassword')).toBe(0);
  await choosePassword(holder);
  await holder.confirmIdentity();

  await expect(page.getByText('Fatto! La tua nuova password è attiva.')).toBeVisible();
  await expect(holder.cards).toBeVisible();
  await holder.logOut();
  await holder.sendCredentials(chosen);
  await holder.confirmIdentity();
  await expect(holder.cards).toBeVisible();
});

test('a temporary password does not give way to one that is easy to guess, and giving up leads out [PWD-13] [ROUTE-43]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('temporanea');
  await page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(page.getByRole('heading', { level: 1, name: 'Scegli la tua password' })).toBeFocused();

  await choosePassword(holder, 'Password1!');
  await expect(newField(page)).toHaveAccessibleDescription(/meno facile da indovinare/u);
  expect(await bank.countCalls('replaceTemporaryPassword')).toBe(1);
  await holder.hand.press(holder.button('ESCI'));
  await holder.hand.press(holder.button('Lascia la pagina'));

  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});

test('an expired password does not give way to one that is easily guessed, and giving up leads out [PWD-13] [ROUTE-42]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('scaduta');
  await page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();
  const field = newField(page);
  await expect(page.getByRole('heading', { level: 1, name: 'La tua password è scaduta' })).toBeFocused();
  await expect(page.getByRole('banner')).toHaveCount(0);

  await choosePassword(holder, 'Percorso1!');
  await expect(field).toHaveAccessibleDescription(/meno facile da indovinare/u);
  await expect(field).toBeFocused();
  await choosePassword(holder);
  await expect(holder.popup('Sei veramente tu?')).toBeVisible();
  await holder.hand.press(holder.button('Annulla'));
  await expect(field).toBeVisible();
  await holder.hand.press(holder.button('ESCI'));
  await holder.hand.press(holder.button('Lascia la pagina'));

  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});

test('an expired password gives way to another one, and the login goes on [PWD-13] [ROUTE-42] [LOGIN-12]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('scaduta');
  await page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();

  await choosePassword(holder);
  await holder.confirmIdentity();

  await expect(page.getByText('Fatto! La tua nuova password è attiva.')).toBeVisible();
  await expect(holder.cards).toBeVisible();
});

test('an expired password gives way after a reload too: the code is asked for by the name of whose session it is [HOLDER-01] [PWD-13] [CALL-08]', async ({
  page,
  holderOf,
  reload,
}) => {
  const holder = holderOf('scaduta');
  await page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(page.getByRole('heading', { level: 1, name: 'La tua password è scaduta' })).toBeFocused();

  await reload();
  await choosePassword(holder);
  await holder.confirmIdentity();

  await expect(page.getByText('Fatto! La tua nuova password è attiva.')).toBeVisible();
  await expect(holder.cards).toBeVisible();
});

test('after 30 days nobody is let in without the ten digits, which a message brings [RCODE-01] [RCODE-03] [RCODE-07] [RCODE-09]', async ({
  page,
  bank,
  typistOf,
}) => {
  const holder = typistOf('limitato31');
  await page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();
  const popup = holder.popup('Codice di registrazione');
  const field = popup.getByRole('textbox', { name: 'Codice di registrazione' });
  await expect(field).toBeFocused();

  await holder.hand.write(field, '12345');
  await field.blur();
  await expect(popup.getByText('Codice: formato non corretto').first()).toBeVisible();
  await holder.hand.write(field, '1234567891');
  await holder.hand.press(holder.button('CONFERMA'));
  await expect(field).toHaveAccessibleDescription(/Codice non corretto/u);
  expect(await bank.countCalls('readUserProfile')).toBe(0);
  await holder.hand.write(field, '1234567890');
  await holder.hand.press(holder.button('CONFERMA'));

  // The message goes by itself, on a busy machine before the page has come.
  await expect(page.getByText('Codice confermato: ora puoi usare tutti i servizi.')).toBeVisible();
  await expect(holder.cards).toBeVisible();
});

test('a limited holder is in, opens the entry from the message and ends the limited access [RCODE-01] [RCODE-04] [RCODE-08]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('limitato');
  await holder.logInByHand();
  const description = 'Alcuni servizi sono limitati: inserisci il codice di registrazione per usarli tutti.';
  await holder.hand.press(page.getByRole('button', { name: 'Inserisci il codice', description }));
  const field = holder
    .popup('Codice di registrazione')
    .getByRole('textbox', { name: 'Codice di registrazione' });

  await holder.hand.press(holder.button('Non hai il codice? Chiedilo via SMS'));
  await holder.hand.write(page.getByRole('textbox', { name: 'Numero di cellulare' }), '3400000000');
  await holder.hand.press(holder.button('INVIA IL CODICE'));
  await expect(page.getByRole('textbox', { name: 'Numero di cellulare' })).toHaveAccessibleDescription(
    /Non è il numero che ci hai dato/u,
  );
  await holder.hand.press(holder.button('Ho già il codice'));
  await holder.hand.write(field, '1234567890');
  await holder.hand.press(holder.button('CONFERMA'));

  await expect(page.getByText('Codice confermato: ora puoi usare tutti i servizi.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/inserisci il codice di registrazione/u)).toHaveCount(0);
});

test('a password that ends tomorrow is told once; later asks again, and Modifica leads to the change [PWD-02] [PWD-03] [PWD-04] [TRIG-05]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('scade-domani');
  await holder.logInByHand();
  const popup = holder.popup('La tua password scade domani');
  await expect(popup.getByText(/scade domani, \d{2}\.\d{2}\.\d{4}/u)).toBeVisible();

  await holder.hand.press(holder.button('Non ora'));
  await expect(popup).toHaveCount(0);
  await expect.poll(() => bank.countCalls('retrieveTtl')).toBe(2);
  await holder.logOut();
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await holder.hand.press(holder.button('Modifica'));

  await expect(page).toHaveURL(/\/editPassword\/newPassword$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Modifica la password' })).toBeFocused();
});

test('numbers of which none is verified give way to one, and the login goes on [TRIG-02] [ROUTE-26] [LOGIN-12] [ERR-01]', async ({
  page,
  bank,
  typistOf,
}) => {
  const holder = typistOf('numero-unico');
  await page.goto('/');
  await holder.sendCredentials();
  await holder.hand.choose(page.getByRole('radio').first());
  await holder.hand.press(holder.button('AVANTI'));
  await holder.enterCode(await bank.nextCode(), 'Conferma');
  await expect(page).toHaveURL(/\/remediateNumber$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Il tuo numero di cellulare' })).toBeFocused();
  expect(await bank.countCalls('readUserProfile')).toBe(0);

  await holder.hand.write(page.getByRole('textbox', { name: 'Numero di cellulare' }), '3770005678');
  await holder.hand.press(holder.button('AVANTI'));
  await expect(page.getByText(/377\D*000\D*5678/u)).toBeVisible();
  await holder.enterCode('000000', 'AVANTI');
  await expect(holder.codeField).toHaveAccessibleDescription(/Codice errato\./u);
  await holder.enterCode(await bank.nextCode(), 'AVANTI');
  await expect(holder.popup('Fatto!')).toBeVisible();
  await holder.hand.press(holder.button('CHIUDI'));

  await expect(holder.cards).toBeVisible();
  await expect(page).toHaveURL(/\/$/u);
});

test('an identity to be confirmed leads to the provider, and the way back opens what was on pause [TRIG-02] [TRIG-05] [PROFILE-08] [GATE-04]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('dati-scaduti');
  const { hand, button } = holder;
  const payment = page.getByRole('link', { name: 'Paga', exact: true });
  await page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(page).toHaveURL(/\/editUserData$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Aggiorna i tuoi dati' })).toBeFocused();

  await hand.press(button('AVANTI'));
  const opening = page.context().waitForEvent('page');
  await hand.press(button('APRI IL RICONOSCIMENTO'));
  const provider = await opening;
  await expect(page.getByText('Completa il riconoscimento nell’altra finestra.')).toBeVisible();
  await provider.getByRole('button', { name: 'Conferma i dati' }).click();
  await expect(page).toHaveURL(/\/n\/profile$/u);
  await provider.close();
  await holder.openMenuEntry('Home');

  await expect(payment).toBeVisible();
});
