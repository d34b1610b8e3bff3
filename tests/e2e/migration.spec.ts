import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import type { Holder } from '../support/e2e-holder.ts';

const newPassword = 'Zaffiro7!lume';
const digitsOf = (text: string): string => `37${text.replaceAll(/\D/gu, '').padEnd(8, '5').slice(0, 8)}`;

/** Logs in as far as the migration, which is taken up where the bank says. */
async function beginMigration(holder: Holder, heading: string): Promise<void> {
  await holder.page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(holder.page).toHaveURL(/\/migration$/u);
  await expect(holder.page.getByRole('heading', { name: heading })).toBeFocused();
}

async function fill(
  { page, hand, button }: Holder,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(answers))
    await hand.write(page.getByLabel(label, { exact: true }), text);
  await hand.press(button('AVANTI'));
}

async function emailCode(request: APIRequestContext, to: string): Promise<string> {
  const read = async () => {
    const reply = await request.get('/sandbox/api/outbox', { params: { kind: 'email', to } });
    return ((await reply.json()) as { code: string | null }[])[0]?.code; // the console's list, newest first
  };
  await expect.poll(read).toMatch(/^\d{6}$/u);
  return (await read()) ?? '';
}

async function proveNumber(holder: Holder, digits: string): Promise<void> {
  await fill(holder, { 'Numero di cellulare': digits });
  await holder.hand.press(holder.button('USA QUESTO NUMERO'));
  await expect(holder.codeField).toBeFocused();
  await holder.enterCode(await holder.bank.nextCode(), 'AVANTI');
}

test('a holder of before gets new credentials, stops on the way, goes on at the next login, and logs in with them [MIGR-01] [MIGR-02] [MIGR-03] [MIGR-04] [MIGR-05] [MIGR-06] [MIGR-07] [MIGR-08] [MIGR-09] [MIGR-10] [MIGR-11] [MIGR-12] [S-23]', async ({
  holderOf,
  request,
  bank,
  page,
}) => {
  test.slow();
  const holder = holderOf('migrazione');
  const digits = digitsOf(holder.username);
  const email = `nuova-${digits}@example.org`;
  await beginMigration(holder, 'Le tue nuove credenziali');

  await expect(page.getByText('Passo 1 di 7')).toBeVisible();
  await holder.hand.press(holder.button('HO LETTO, AVANTI'));
  await proveNumber(holder, digits);
  await fill(holder, { 'Avvisami da questo importo in su': '50' });
  await fill(holder, { 'Indirizzo email': email, 'Ripeti l’indirizzo email': email });
  await expect(page.getByRole('heading', { name: 'Controlla la tua email' })).toBeVisible();
  await holder.hand.press(holder.button('ESCI'));
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
  await bank.advanceClock('PT31S');

  await beginMigration(holder, 'La tua email');
  await fill(holder, { 'Indirizzo email': email, 'Ripeti l’indirizzo email': email });
  await expect(holder.codeField).toBeVisible();
  await holder.enterCode(await emailCode(request, email), 'AVANTI');
  await expect(page.getByRole('heading', { name: 'Il tuo cellulare' })).toBeFocused();
  await proveNumber(holder, digits);
  await fill(holder, { 'Nuova password': newPassword, 'Ripeti la nuova password': newPassword });
  await page.getByRole('button', { name: /Domanda/u }).click();
  await page.getByRole('option', { name: 'Qual è il cognome della tua prima insegnante?' }).click();
  await fill(holder, { Risposta: 'Rossi' });
  await fill(holder, { 'e-Code': '111111', 'Ripeti l’e-Code': '111111' });
  await expect(page.getByLabel('e-Code', { exact: true })).toHaveAccessibleDescription(/troppo facile/u);
  await fill(holder, { 'e-Code': '284917', 'Ripeti l’e-Code': '284917' });
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
  const digits = digitsOf(holder.username);
  await beginMigration(holder, 'Le tue nuove credenziali');
  await holder.hand.press(holder.button('HO LETTO, AVANTI'));

  await fill(holder, { 'Numero di cellulare': digits });
  await holder.hand.press(holder.button('USA QUESTO NUMERO'));
  await expect(holder.codeField).toBeFocused();
  await holder.enterCode('000000', 'AVANTI');
  await expect(holder.codeField).toHaveAccessibleDescription(/Codice errato\./u);
  await holder.enterCode(await bank.nextCode(), 'AVANTI');
  await fill(holder, { 'Avvisami da questo importo in su': '50' });
  const email = page.getByLabel('Indirizzo email', { exact: true });
  await holder.hand.write(email, 'nuova@percorso');
  await email.blur();
  await expect(email).toHaveAccessibleDescription(/Formato email non corretto/u);
  const taken = 'famiglia@percorso.test';
  await fill(holder, { 'Indirizzo email': taken, 'Ripeti l’indirizzo email': taken });

  await expect(email).toHaveAccessibleDescription(/Non possiamo usare questo indirizzo/u);
});
