import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import type { BankControls } from '../support/e2e-bank.ts';
import type { Holder } from '../support/e2e-holder.ts';
import { chooseRecovery, fillIn, type Known, knownOf, newPassword } from '../support/e2e-credentials.ts';
import { password } from '../support/e2e-holder.ts';

const nobody: Known = { fiscalCode: 'RSSMRA85T10A562S', pan: '4000999999991230', telephone: '3479999999' };

const lastTry = 'Codice errato, hai ancora un tentativo poi l’utenza verrà bloccata';

const codeScreen = (page: Page) => page.getByRole('heading', { name: 'Inserisci il codice' });

async function setPassword(holder: Holder, secret = newPassword): Promise<void> {
  const { page, hand } = holder;
  await expect(page).toHaveURL(/\/recovery\/password-update$/u);
  await hand.write(page.getByLabel('Nuova password', { exact: true }), secret);
  await hand.write(page.getByLabel('Ripeti la nuova password'), secret);
  await hand.press(holder.button('SALVA LA PASSWORD'));
}

test('the answer to the security question and a code set a password, with which the holder logs in [RECOV-01] [RECOV-02] [RECOV-03] [PWD-09] [PWD-10] [PWD-11] [PWD-12] [S-22]', async ({
  holderOf,
  page,
  bank,
}) => {
  // Proofs of work take their time on a busy machine.
  const holder = holderOf('standard');
  const known = await knownOf(holder);

  await chooseRecovery(holder, 'La password, con la domanda di sicurezza');
  await fillIn(holder, { 'Codice fiscale': known.fiscalCode, 'Numero della carta': known.pan });
  await fillIn(holder, { Username: holder.username, 'In quale città sei nato o nata?': 'roma' });
  await expect(codeScreen(page)).toBeVisible();
  await expect(holder.button('Invia di nuovo il codice')).toHaveCount(0);
  await holder.enterCode('000000', 'AVANTI');
  await expect(holder.codeField).toHaveAccessibleDescription(/Codice errato\./u);
  await holder.enterCode(await bank.nextCode(), 'AVANTI');
  const field = page.getByLabel('Nuova password', { exact: true });
  const again = page.getByLabel('Ripeti la nuova password');
  await holder.hand.write(field, 'Corta1!');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/Minimo 8 caratteri/u);
  await holder.hand.write(field, 'zaffirolume');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/La password non rispetta i criteri di sicurezza/u);
  await holder.hand.write(field, newPassword);
  await holder.hand.write(again, `${newPassword}x`);
  await again.blur();
  await expect(again).toHaveAccessibleDescription(/Le password devono coincidere/u);
  await holder.hand.press(holder.button('SALVA LA PASSWORD'));
  await expect(again).toBeFocused();
  await setPassword(holder);
  await holder.hand.press(holder.button('ACCEDI'));
  await holder.sendCredentials(password);
  await expect(page.getByText('Username o password non corretti. Controlla e riprova.')).toBeVisible();
  await bank.advanceClock('PT31S');
  await holder.sendCredentials(newPassword);
  await holder.confirmIdentity();

  await expect(holder.cards).toBeVisible();
});

/** How many messages the bank has sent so far, by their numbers: its outbox lists the newest alone. */
const countSent = async (bank: BankControls): Promise<number> =>
  Math.max(0, ...(await bank.console<{ id: number }[]>('GET', 'outbox')).map(({ id }) => id));

/** What the holder sees where the code is asked for, and that a wrong one is only called wrong. */
async function seenAtCode(holder: Holder): Promise<string | null> {
  await expect(codeScreen(holder.page)).toBeVisible();
  const words = await holder.page.locator('main').textContent();
  await holder.enterCode('000000', 'AVANTI');
  await expect(holder.codeField).toHaveAccessibleDescription(/Codice errato\./u);
  await holder.hand.press(holder.button('ESCI'));
  await holder.hand.press(holder.button('Lascia la pagina'));
  return words;
}

test('a wrong answer and data of nobody lead on alike, and nothing is sent [RECOV-03] [S-22]', async ({
  holderOf,
  bank,
  page,
}) => {
  // Proofs of work take their time on a busy machine.
  const holder = holderOf('standard');
  const known = await knownOf(holder);
  const answer = async ({ fiscalCode, pan }: Known, username: string) => {
    await chooseRecovery(holder, 'La password, con la domanda di sicurezza');
    await fillIn(holder, { 'Codice fiscale': fiscalCode, 'Numero della carta': pan });
    await expect(page.getByRole('heading', { name: 'La domanda di sicurezza' })).toBeVisible();
    await page.getByRole('textbox').nth(1).fill('Parigi');
    await fillIn(holder, { Username: username });
    return seenAtCode(holder);
  };
  const before = await countSent(bank);

  const wrong = await answer(known, holder.username);
  const unknown = await answer(nobody, 'nessuno@example.org');

  expect(unknown).toBe(wrong);
  expect(await countSent(bank)).toBe(before);
});

test('a username that nobody has looks like one that somebody has [RECOV-04] [S-22]', async ({
  holderOf,
  bank,
}) => {
  const holder = holderOf('standard');
  const { telephone } = await knownOf(holder);
  const phone = async (username: string) => {
    await chooseRecovery(holder, 'La password, con il cellulare');
    await fillIn(holder, { Username: username, 'Numero di cellulare': telephone });
    return seenAtCode(holder);
  };
  const before = await countSent(bank);

  const stranger = await phone('nessuno@example.org');
  const ofNobody = await countSent(bank);
  const right = await phone(holder.username);

  expect(stranger).toBe(right);
  expect(ofNobody).toBe(before);
  expect(await countSent(bank)).toBe(before + 1);
});

test('username and password come back together, the username masked; another code asked for at once leaves the first good [RECOV-05] [RECOV-06] [S-12] [SCOPE-18] [SCOPE-20]', async ({
  holderOf,
  page,
  bank,
}) => {
  const holder = holderOf('standard');
  const known = await knownOf(holder);

  await chooseRecovery(holder, 'Username e password');
  await fillIn(holder, {
    'Codice fiscale': known.fiscalCode,
    'Numero della carta': known.pan,
    'Numero di cellulare': known.telephone,
  });
  await expect(codeScreen(page)).toBeVisible();
  await holder.button('Invia di nuovo il codice').press('Enter');
  await expect.poll(() => bank.countCalls('recoverUsernameAndPassword')).toBe(2);
  await holder.enterCode(await bank.nextCode(), 'AVANTI');
  await expect(page.getByText(/Il tuo username è s\*+.@percorso\.test/u)).toBeVisible();
  await expect(page.getByText(holder.username)).toHaveCount(0);
  await holder.hand.press(holder.button('AVANTI'));
  await setPassword(holder);

  await expect(page.getByRole('heading', { name: 'Fatto!' })).toBeFocused();
});

test('no address sets a password without the code of a recovery, and who comes by it is led to the beginning before anything is typed [HOLDER-04] [S-22] [S-23]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.goto('/recovery/password-update');

  await expect(page.getByRole('heading', { name: 'Ricomincia il recupero' })).toBeVisible();
  await expect(page.getByLabel('Nuova password', { exact: true })).toHaveCount(0);
  await holder.hand.press(holder.button('RICOMINCIA'));

  await expect(page.getByRole('heading', { name: 'Recupera l’accesso' })).toBeVisible();
});

test('wrong codes three times over block the recovery for good: the holder is told whom to call, and an operator opens it again [S-84] [S-11] [S-22] [ERR-06]', async ({
  holderOf,
  page,
  bank,
}) => {
  const holder = holderOf('standard');
  const { telephone } = await knownOf(holder);
  const begin = async () => {
    await chooseRecovery(holder, 'La password, con il cellulare');
    await fillIn(holder, { Username: holder.username, 'Numero di cellulare': telephone });
    await expect(codeScreen(page)).toBeVisible();
  };
  const told = holder.lockedPopup;
  const enterUntilBlocked = async () => {
    await begin();
    const wrong = (await bank.nextCode()) === '123450' ? '123451' : '123450';
    for (const words of [...Array<string>(3).fill('Codice errato.'), lastTry]) {
      await holder.enterCode(wrong, 'AVANTI');
      await expect(holder.codeField).toHaveAccessibleDescription(new RegExp(words, 'u'));
    }
    await holder.enterCode(wrong, 'AVANTI');
    await expect(told).toContainText(
      'Riprova più tardi. Se resta bloccato, chiama il Servizio Clienti: 800 000 200.',
    );
    await holder.hand.press(holder.button('CHIUDI'));
  };

  for (let windows = 0; windows < 3; windows += 1) {
    await enterUntilBlocked();
    await bank.advanceClock('PT15M1S');
  }
  await bank.advanceClock('P30D');
  await begin();
  await holder.enterCode('123450', 'AVANTI');
  await expect(told).toBeVisible();
  await holder.hand.press(holder.button('CHIUDI'));
  await bank.console('POST', 'unblock', { username: holder.username });
  await begin();
  await holder.enterCode(await bank.nextCode(), 'AVANTI');
  await setPassword(holder);

  await expect(page.getByRole('heading', { name: 'Fatto!' })).toBeFocused();
  await bank.advanceClock('-P30D');
});
