import { expect, test } from '../support/e2e.ts';
import {
  answerQuestion,
  askNumberCode,
  beginMigration,
  fillIn,
  newPassword,
  numberOf,
  proveNumber,
} from '../support/e2e-credentials.ts';

test('a holder of before gets new credentials, stops on the way, goes on at the next login, and logs in with them [MIGR-01] [MIGR-02] [MIGR-03] [MIGR-04] [MIGR-05] [MIGR-06] [MIGR-07] [MIGR-08] [MIGR-09] [MIGR-10] [MIGR-11] [MIGR-12] [S-23] [SCOPE-18] [SCOPE-20]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('migrazione');
  const digits = numberOf(holder);
  const email = `nuova-${digits}@example.org`;
  await beginMigration(holder, 'La tua nuova utenza');

  await expect(page.getByText('Passo 1 di 7')).toBeVisible();
  await holder.hand.press(holder.button('HO LETTO, AVANTI'));
  await proveNumber(holder, digits);
  await fillIn(holder, { 'Avvisami da questo importo in su': '50' });
  await fillIn(holder, { 'Indirizzo email': email, 'Ripeti l’indirizzo email': email });
  await expect(page.getByRole('heading', { name: 'Controlla la tua email' })).toBeVisible();
  await holder.hand.press(holder.button('ESCI'));
  await holder.hand.press(holder.button('Lascia la pagina'));
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
  await bank.advanceClock('PT31S');

  await beginMigration(holder, 'La tua email');
  await fillIn(holder, { 'Indirizzo email': email, 'Ripeti l’indirizzo email': email });
  await expect(holder.codeField).toBeVisible();
  await holder.enterCode(await holder.bank.mailCode(email), 'AVANTI');
  await expect(page.getByRole('heading', { name: 'Il tuo cellulare' })).toBeFocused();
  await proveNumber(holder, digits);
  await fillIn(holder, { 'Nuova password': newPassword, 'Ripeti la nuova password': newPassword });
  await answerQuestion(holder, 'Qual è il cognome della tua prima insegnante?', 'Rossi');
  await fillIn(holder, { 'Codice e-Code': '111111', 'Ripeti il codice e-Code': '111111' });
  await expect(page.getByLabel('Codice e-Code', { exact: true })).toHaveAccessibleDescription(
    /troppo facile/u,
  );
  await fillIn(holder, { 'Codice e-Code': '284917', 'Ripeti il codice e-Code': '284917' });
  await expect(page.getByRole('heading', { name: 'Fatto!' })).toBeFocused();
  await holder.hand.press(holder.button('VAI ALLE TUE CARTE'));
  await expect(holder.cards).toBeVisible();
  await holder.logOut();
  await bank.advanceClock('PT31S');
  await page.getByRole('textbox', { name: 'Username' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await holder.hand.press(holder.button('Accedi'));
  await holder.confirmIdentity();

  await expect(holder.cards).toBeVisible();
});

test('a wrong code, an address in the wrong form and one of somebody else are told where they are typed [MIGR-03] [MIGR-06] [ERR-01] [FORM-02]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('migrazione');
  const digits = numberOf(holder);
  await beginMigration(holder, 'La tua nuova utenza');
  await holder.hand.press(holder.button('HO LETTO, AVANTI'));

  await askNumberCode(holder, digits);
  await holder.enterCode('000000', 'AVANTI');
  await expect(holder.codeField).toHaveAccessibleDescription(/Codice errato\./u);
  await holder.enterCode(await bank.nextCode(), 'AVANTI');
  await fillIn(holder, { 'Avvisami da questo importo in su': '50' });
  const email = page.getByLabel('Indirizzo email', { exact: true });
  await holder.hand.write(email, 'nuova@percorso');
  await email.blur();
  await expect(email).toHaveAccessibleDescription(/Formato email non corretto/u);
  const taken = 'famiglia@percorso.test';
  await fillIn(holder, { 'Indirizzo email': taken, 'Ripeti l’indirizzo email': taken });

  await expect(email).toHaveAccessibleDescription(/Non possiamo usare questo indirizzo/u);
});
