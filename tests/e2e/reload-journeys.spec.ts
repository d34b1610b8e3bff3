import type { Locator } from '@playwright/test';
import { fileBytes } from '../support/attachments.ts';
import { beginMigration, fillIn, numberOf, proveNumber } from '../support/e2e-credentials.ts';
import type { Holder } from '../support/e2e-holder.ts';
import { registrantOf } from '../support/e2e-registration.ts';
import { beginsAgain, login, notes, rounds, slowly } from '../support/e2e-reload.ts';
import { expect, test } from '../support/e2e.ts';

async function stopAt(holder: Holder, path: RegExp): Promise<void> {
  await holder.page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(holder.page).toHaveURL(path);
}

test('a reload in the wizard of instalments goes on at its step with what was chosen, and Back leads to the one before [HOLDER-01] [LANG-04]', async ({
  page,
  reload,
  holderOf,
  bank,
}) => {
  const holder = holderOf('rate');
  const plan = page.getByRole('radio', { name: /^6 rate da/u });
  await holder.logIn();
  await holder.hand.press(page.getByRole('tab', { name: 'Rate' }));
  await holder.hand.press(page.getByRole('link', { name: 'Dividi un acquisto' }));
  const purchase = page.getByRole('checkbox').first().or(page.getByRole('radio').first());
  await holder.hand.choose(purchase);
  await holder.hand.press(holder.button('AVANTI'));
  await holder.hand.choose(plan);
  const { pathname } = new URL(page.url());

  for (let round = 0; round < rounds; round += 1) {
    await reload();
    await expect(plan).toBeChecked();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await bank.setFaults(slowly);
  await reload();
  await expect(plan).toBeVisible();

  await expect(notes(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(pathname);
  await page.goBack();
  await expect(purchase).toBeChecked();
  await holder.hand.press(holder.button('ANNULLA'));
  await expect(page.getByRole('alertdialog', { name: 'Vuoi lasciare questa pagina?' })).toBeVisible();
});

/** Begins the change of the number in card management, and answers its popup. */
async function openPhoneChange(holder: Holder): Promise<Locator> {
  await holder.logInAt('/cardsmanagement');
  await holder.beginPhoneChange();
  return holder.popup('Modifica il numero di cellulare');
}

test('a reload at the code of a new number is at that code again, which is good still, for the number that was typed [HOLDER-01] [LANG-04]', async ({
  page,
  bank,
  reload,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const popup = await openPhoneChange(holder);

  await reload();
  await expect(popup).toBeVisible();
  await expect(notes(page)).toHaveCount(0);
  await holder.hand.write(page.getByRole('textbox', { name: 'Nuovo numero di cellulare' }), '3401112277');
  await reload();
  await expect(page.getByRole('textbox', { name: 'Nuovo numero di cellulare' })).toHaveValue('3401112277');
  await holder.hand.press(holder.button('AVANTI'));
  const atCode = holder.popup('Inserisci il codice');
  await expect(holder.codeField).toBeVisible();
  const code = await bank.nextCode();
  await reload();

  await expect(atCode).toContainText('340 111 2277');
  await expect(atCode).toContainText(/Il codice vale ancora (?:5:00|4:\d\d)\./u);
  await expect(notes(page)).toHaveCount(0);
  await holder.enterCode(code, 'AVANTI');
  const second = holder.popup('Sei veramente tu?');
  await expect(second).toBeVisible();
  const now = await bank.nextCode();
  await reload();

  // Its own code is used up: another is sent to the same number, and the one of today's number is typed then.
  await expect(popup).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nuovo numero di cellulare' })).toHaveValue('3401112277');
  await expect(notes(page)).toContainText('riprendi da un passaggio precedente');
  await bank.advanceClock('PT31S');
  await holder.hand.press(holder.button('AVANTI'));
  await holder.enterCode(await bank.nextCode(), 'AVANTI');
  await expect(second).toContainText(/Usa il codice delle \d\d:\d\d/u);
  await holder.enterCode(now, 'Conferma');
  await expect(holder.popup('Fatto!')).toBeVisible();
});

test('a popup that was closed stays closed after a reload [HOLDER-01]', async ({
  page,
  reload,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const popup = await openPhoneChange(holder);
  await holder.hand.press(popup.getByRole('button', { name: 'Chiudi' }));
  await reload();

  await expect(holder.button('Modifica il numero di riferimento')).toBeVisible();
  await expect(popup).toHaveCount(0);
  await expect(notes(page)).toHaveCount(0);
});

test('a code that was being typed at a reload is asked for again, and nothing of it is kept [HOLDER-01] [S-90]', async ({
  page,
  bank,
  reload,
  holderOf,
}) => {
  const holder = holderOf('standard');
  page.on('dialog', (dialog) => void dialog.accept());
  await holder.logInAt('/cardsmanagement');
  await holder.beginPhoneChange();
  await holder.askCodeFor('3401112278');
  await holder.hand.write(holder.codeField, '123');

  await reload();
  await expect(notes(page)).toHaveText(
    'La pagina è stata ricaricata: inserisci di nuovo «Codice di verifica».',
  );
  await expect(holder.codeField).toHaveValue('');
  await holder.enterCode(await bank.nextCode(), 'AVANTI');

  await expect(holder.popup('Sei veramente tu?')).toBeVisible();
  await expect(page.getByText('inserisci di nuovo')).toHaveCount(0);
});

test('a reload of a dispute keeps its text until it is sent, and says which files to add again, as long as they are missing [HOLDER-01] [HOLDER-25]', async ({
  page,
  reload,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  await holder.hand.press(page.getByRole('button').filter({ hasText: 'NON CONTABILIZZATO' }).first());
  await holder.hand.press(page.getByRole('link', { name: 'Non riconosci questa operazione?' }));
  await holder.hand.choose(page.getByRole('radio', { name: 'È addebitata due volte' }));
  await holder.hand.press(holder.button('AVANTI'));
  const message = page.getByRole('textbox', { name: 'Che cosa dobbiamo sapere?' });
  await expect(message).toBeVisible();
  await reload();
  await expect(message).toBeVisible();
  await expect(notes(page)).toHaveCount(0);
  await holder.hand.write(message, 'Il negozio ha sbagliato');
  const picture = { name: 'schermata.png', mimeType: 'image/png', buffer: fileBytes('png') };
  await page.locator('input[type="file"]').setInputFiles(picture);
  await expect(page.getByText('schermata.png')).toBeVisible();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await reload();

  await expect(notes(page)).toHaveText('La pagina è stata ricaricata: inserisci di nuovo «Allegati».');
  expect(asked).toEqual(['beforeunload']);
  await expect(message).toHaveValue('Il negozio ha sbagliato');
  await holder.hand.write(message, 'Il negozio ha sbagliato il conto');
  await expect(notes(page)).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(picture);
  await expect(page.getByText('schermata.png')).toBeVisible();
  await expect(notes(page)).toHaveCount(0);
  await holder.hand.press(holder.button('INVIA'));
  await expect(page.getByRole('heading', { name: 'Contestazione inviata' })).toBeVisible();
  await reload();

  await expect(page.getByRole('heading', { name: 'Contestazione inviata' })).toBeVisible();
  await holder.hand.press(holder.button('CHIUDI'));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('runs'))).toBeNull();
});

test('a reload before the PIN is shown stays there, and one while it is shown hides it and asks for it anew [HOLDER-01] [S-38]', async ({
  page,
  reload,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  await holder.hand.press(holder.button('Visualizza PIN'));
  await expect(holder.button('MOSTRA')).toBeVisible();
  await reload();
  await holder.hand.press(holder.button('MOSTRA'));
  await expect(notes(page)).toHaveCount(0);
  await holder.confirmIdentity();
  await expect(page.getByRole('heading', { name: 'Il PIN della carta' })).toBeVisible();

  await reload();

  await expect(holder.button('MOSTRA')).toBeVisible();
  await expect(page.getByText(/^\d{5}$/u)).toHaveCount(0);
  await expect(page).toHaveURL(/\/pinView\/request$/u);
});

for (const [account, path, heading] of [
  ['temporanea', /\/loginhandling\/temporary-password$/u, 'Scegli la tua password'],
  ['scaduta', /\/loginhandling\/90days-password-update$/u, 'La tua password è scaduta'],
  ['migrazione', /\/migration$/u, 'Il tuo cellulare'],
] as const) {
  test(`a reload of what ${account} must settle first goes on where it was, and nowhere else [HOLDER-01] [LANG-04] [S-23]`, async ({
    page,
    reload,
    holderOf,
    bank,
  }) => {
    const holder = holderOf(account);
    const title = page.getByRole('heading', { name: heading });
    await stopAt(holder, path);
    if (account === 'migrazione') await holder.hand.press(holder.button('HO LETTO, AVANTI'));
    await expect(title).toBeFocused();

    for (let round = 0; round < rounds; round += 1) {
      await reload();
      await expect(title).toBeFocused();
    }

    await expect(notes(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect(login(page)).toHaveCount(0);
    expect(await bank.countCalls('readUserProfile')).toBe(0);
  });
}

test('a reload of the migration at the code of its e-mail says that it is taken up at the address, not that it begins again [HOLDER-01] [MIGR-01]', async ({
  page,
  bank,
  reload,
  holderOf,
}) => {
  const holder = holderOf('migrazione');
  const digits = numberOf(holder);
  const email = `nuova-${digits}@example.org`;
  const address = { 'Indirizzo email': email, 'Ripeti l’indirizzo email': email };
  await beginMigration(holder, 'La tua nuova utenza');
  await holder.hand.press(holder.button('HO LETTO, AVANTI'));
  await proveNumber(holder, digits);
  await fillIn(holder, { 'Avvisami da questo importo in su': '50' });
  await fillIn(holder, address);
  await expect(holder.codeField).toBeVisible();

  await reload();
  await expect(page.getByRole('heading', { name: 'La tua email' })).toBeVisible();
  await expect(notes(page)).toHaveText('La pagina è stata ricaricata: riprendi da qui.');
  await expect(beginsAgain(page)).toHaveCount(0);
  await bank.advanceClock('PT31S');
  await fillIn(holder, address);
  await holder.enterCode(await bank.mailCode(email), 'AVANTI');

  await expect(page.getByRole('heading', { name: 'Il tuo cellulare' })).toBeVisible();
});

test('a reload of a registration says that it begins again, and the link of its e-mail does not [HOLDER-01] [REG-13]', async ({
  page,
  holderOf,
}) => {
  const registrant = await registrantOf(holderOf('standard'));
  await registrant.begin();
  await registrant.giveCard();
  await registrant.arrived('Il tuo codice fiscale');

  await page.reload();

  await expect(beginsAgain(page)).toBeVisible();
  await registrant.giveCard();
  await registrant.arrived('Il tuo codice fiscale');

  await page.goto('/confirmEmail?token=another');

  await expect(page.getByRole('heading', { name: 'Ops!' })).toBeVisible();
  await expect(beginsAgain(page)).toHaveCount(0);
});
