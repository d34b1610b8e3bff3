import { expect } from '@playwright/test';
import {
  answerQuestion,
  askNumberCode,
  beginMigration,
  chooseRecovery,
  fillIn,
  knownOf,
  newPassword,
  numberOf,
} from './e2e-credentials.ts';
import type { Holder } from './e2e-holder.ts';
import type { Visit } from './e2e-screens.ts';

/** Goes through every screen of the recovery of username and password. */
export async function walkRecovery(holder: Holder, visit: Visit): Promise<void> {
  const { page, hand, button, bank } = holder;
  const known = await knownOf(holder);
  const card = { 'Codice fiscale': known.fiscalCode, 'Numero della carta': known.pan };
  const sees = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('link', { name: 'Hai dimenticato la tua password?' }).click();
  await sees('Recupera l’accesso');
  await visit('recovery');
  await hand.press(button('ESCI'));
  await chooseRecovery(holder, 'La password, con la domanda di sicurezza');
  await sees('I tuoi dati');
  await visit('recovery-data');
  await fillIn(holder, card);
  await sees('La domanda di sicurezza');
  await visit('recovery-answer');
  await hand.press(button('ESCI'));
  await hand.press(button('Lascia la pagina'));
  await chooseRecovery(holder, 'La password, con il cellulare');
  await sees('Username e cellulare');
  const username = page.getByLabel('Username');
  await hand.write(username, 'giulia');
  await username.blur();
  await visit('recovery-phone-wrong');
  await hand.press(button('ESCI'));
  await hand.press(button('Lascia la pagina'));
  await chooseRecovery(holder, 'Username e password');
  await visit('recovery-card');
  await fillIn(holder, { ...card, 'Numero di cellulare': known.telephone });
  await sees('Inserisci il codice');
  await holder.enterCode('000000', 'AVANTI');
  await expect(page.getByText('Codice errato.').first()).toBeVisible();
  await visit('recovery-code-wrong');
  await holder.enterCode(await bank.nextCode(), 'AVANTI');
  await sees('Ecco il tuo username');
  await visit('recovery-username');
  await hand.press(button('AVANTI'));
  await sees('Scegli la nuova password');
  await hand.write(page.getByLabel('Nuova password', { exact: true }), 'corta');
  await page.getByLabel('Ripeti la nuova password').focus();
  await visit('recovery-password-wrong');
  await hand.write(page.getByLabel('Nuova password', { exact: true }), newPassword);
  await hand.write(page.getByLabel('Ripeti la nuova password'), newPassword);
  await hand.press(button('SALVA LA PASSWORD'));
  await sees('Fatto!');
  await visit('recovery-done');
}

/** Goes through every screen of a migration, as `migrazione`. */
export async function walkMigration(holder: Holder, visit: Visit): Promise<void> {
  const { page, hand, button, bank } = holder;
  const sees = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
  const digits = numberOf(holder);
  const email = `nuova-${digits}@example.org`;
  await beginMigration(holder, 'La tua nuova utenza');
  await visit('migration');
  await hand.press(button('HO LETTO, AVANTI'));
  await sees('Il tuo cellulare');
  await visit('migration-number');
  await fillIn(holder, { 'Numero di cellulare': digits });
  await sees('È un numero nuovo?');
  await visit('migration-new-number');
  await hand.press(button('Indietro'));
  await askNumberCode(holder, digits);
  await visit('migration-number-code');
  await holder.enterCode(await bank.nextCode(), 'AVANTI');
  await sees('Gli avvisi SMS');
  await visit('migration-alerts');
  await fillIn(holder, { 'Avvisami da questo importo in su': '50' });
  await sees('La tua email');
  const taken = 'famiglia@percorso.test';
  await fillIn(holder, { 'Indirizzo email': taken, 'Ripeti l’indirizzo email': taken });
  await expect(page.getByText('Non possiamo usare questo indirizzo').first()).toBeVisible();
  await visit('migration-email-wrong');
  await fillIn(holder, { 'Indirizzo email': email, 'Ripeti l’indirizzo email': email });
  await sees('Controlla la tua email');
  await visit('migration-email-code');
  await holder.enterCode(await holder.bank.mailCode(email), 'AVANTI');
  await sees('Scegli la password');
  await visit('migration-password');
  await fillIn(holder, { 'Nuova password': newPassword, 'Ripeti la nuova password': newPassword });
  await sees('La domanda di sicurezza');
  await visit('migration-question');
  await answerQuestion(holder, 'Qual è il cognome della tua prima insegnante?', 'Rossi');
  await sees('Crea il tuo codice e-Code');
  await fillIn(holder, { 'Codice e-Code': '111111', 'Ripeti il codice e-Code': '111111' });
  await expect(page.getByText('troppo facile da indovinare').first()).toBeVisible();
  await visit('migration-key-weak');
  await fillIn(holder, { 'Codice e-Code': '844490', 'Ripeti il codice e-Code': '844490' });
  await expect(page.getByText('Sicurezza del codice')).toBeVisible();
  await visit('migration-key-yellow');
  await hand.press(button('AVANTI'));
  await sees('Fatto!');
  await visit('migration-done');
}
