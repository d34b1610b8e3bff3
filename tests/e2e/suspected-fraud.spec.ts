import { fileBytes } from '../support/attachments.ts';
import { expect, test } from '../support/e2e.ts';
import type { Holder } from '../support/e2e-holder.ts';

const lockedWords = 'Hai bloccato questa carta';

/** Opens the newest operation that is not booked yet. */
async function openPending({ page, hand, popup }: Holder): Promise<string> {
  const row = page.getByRole('button').filter({ hasText: 'NON CONTABILIZZATO' }).first();
  await expect(row).toBeVisible();
  const merchant = await row.locator('[class*="merchant"]').innerText();
  await hand.press(row);
  await expect(popup(merchant)).toContainText('importo e data possono cambiare');
  return merchant;
}

/** Goes from an operation to the screen that takes what proves the dispute. */
async function disputeAs({ page, hand, button }: Holder, reason: string): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Non riconosci questa operazione?' }));
  // The way here has said that; it may be changed.
  await expect(page.getByRole('radio', { name: 'Non l’ho fatta io' })).toBeChecked();
  await hand.choose(page.getByRole('radio', { name: reason }));
  await hand.press(button('AVANTI'));
}

test('a card is locked from an operation at once, says so wherever it is shown, pays nothing, and a code unlocks it [HOLDER-24]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logIn();
  await openPending(holder);
  await hand.press(button('Blocca la carta'));
  await hand.press(button('BLOCCA'));

  await expect(page.getByText(/^Carta .+ bloccata\.$/u)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(lockedWords)).toBeVisible();
  expect((await bank.nextSms()).text).toContain('la carta che finisce con 4417 è bloccata');
  await hand.press(button('Chiudi'));
  await expect(page.getByText(lockedWords)).toBeVisible();
  await holder.openMenuEntry('Gestisci carta');
  await expect(page.getByText('Carta bloccata da te').first()).toBeVisible();
  await hand.press(button('Sblocca la carta'));
  await expect(holder.popup('Sei veramente tu?')).toContainText('sbloccare la carta che finisce con 4417');
  const code = await bank.nextCode();
  await hand.press(button('Annulla'));
  await expect(page.getByText(lockedWords)).toBeVisible();
  await hand.press(button('Sblocca la carta'));
  // No other code is sent while this one is good.
  await holder.enterCode(code, 'Conferma');

  await expect(page.getByText(/^Carta .+ sbloccata\.$/u)).toBeVisible();
  await expect(page.getByText(lockedWords)).toHaveCount(0);
  await expect(button('Blocca la carta')).toBeVisible();
});

test('an operation that is not booked yet is disputed with a picture of the screen, and its holder follows what becomes of it [HOLDER-25] [HOLDER-26]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logIn();
  const merchant = await openPending(holder);
  await disputeAs(holder, 'Non l’ho fatta io');
  await expect(page.getByRole('heading', { level: 1, name: 'Vuoi bloccare la carta?' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveText([
    'Indietro',
    'CONTINUA SENZA BLOCCARE',
    'BLOCCA E CONTINUA',
  ]);
  await hand.press(button('BLOCCA E CONTINUA'));
  // A sign of something done would end it for whoever is in a hurry.
  const halfway = page.getByRole('heading', {
    level: 1,
    name: 'Carta bloccata: ora finiamo la contestazione',
  });
  await expect(halfway).toBeVisible();
  const sign = page.locator('span[class*="_mark_"]:has(+ h1)');
  await expect(sign).toHaveCount(0);
  await hand.press(button('CONTINUA'));
  const picture = { name: 'schermata.png', mimeType: 'image/png', buffer: fileBytes('png') };
  await page.locator('input[type="file"]').setInputFiles(picture);
  await expect(page.getByText('schermata.png')).toBeVisible();
  await hand.press(button('INVIA'));
  const told = page.getByText(/Il numero della tua richiesta è CO-\d{8}/u);
  const stopped = page.getByText(/^La carta CLASSIC .* resta bloccata/u);
  await expect(stopped.getByRole('link', { name: 'Gestisci carta' })).toBeVisible();
  await expect(
    page.getByText(
      /^Entro 2 giorni lavorativi ti diciamo se serve altro\. Di solito decidiamo entro 30 giorni/u,
    ),
  ).toBeVisible();
  await expect(sign).toHaveCount(1);
  const ticket = /CO-\d{8}/u.exec(await told.innerText())?.[0] ?? '';
  await hand.press(button('VEDI LE TUE RICHIESTE'));

  await expect(page.getByRole('heading', { name: 'Le tue richieste' })).toBeVisible();
  const request = page.getByRole('listitem').filter({ hasText: ticket });
  await expect(request.getByRole('heading', { name: merchant })).toBeVisible();
  await expect(request).toContainText('1 allegato');
  await hand.press(request.getByRole('link', { name: `Scrivici citando questa richiesta ${ticket}` }));
  await expect(page.getByRole('textbox', { name: 'Il tuo messaggio' })).toHaveValue(
    `Sulla mia richiesta ${ticket}:`,
  );
  await page.goBack();
  await expect(request).toContainText('1 allegato');
  await bank.console('POST', `help-desk/${ticket}/state`, {
    state: 'IN_REVIEW',
    note: 'Abbiamo scritto all’esercente.',
  });
  await bank.console('POST', `help-desk/${ticket}/state`, { state: 'ACCEPTED', note: '' });
  await holder.openMenuEntry('Profilo');
  await hand.press(page.getByRole('link', { name: 'Vedi le tue richieste' }));
  await expect(request).toContainText('Accolta');
  await expect(request).toContainText('Abbiamo scritto all’esercente.');
});

test('an operation that is not booked yet is still disputed once it has made its holder lock the card, who is offered no second lock [HOLDER-24] [HOLDER-25] [HOLDER-26]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logIn();
  await openPending(holder);
  await hand.press(button('Blocca la carta'));
  await hand.press(button('BLOCCA'));
  await expect(page.getByRole('dialog').getByText(lockedWords)).toBeVisible();
  await hand.press(button('Chiudi'));
  await page.goto('/');
  await openPending(holder);
  await expect(page.getByRole('dialog').getByText(lockedWords)).toBeVisible();

  await disputeAs(holder, 'Non l’ho fatta io');
  await expect(page.getByRole('heading', { level: 1, name: 'Contesta l’operazione' })).toBeVisible();
  await hand.press(button('INVIA'));

  await expect(page.getByRole('heading', { name: 'Contestazione inviata' })).toBeVisible();
});

test('whoever disputes what somebody else did, and leaves the card open, is led from the end to where it is locked [HOLDER-24] [HOLDER-25]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logIn();
  await openPending(holder);
  await disputeAs(holder, 'Non l’ho fatta io');
  await hand.press(button('CONTINUA SENZA BLOCCARE'));
  await hand.press(button('INVIA'));
  const told = page.getByText(/funziona ancora: se hai un dubbio, bloccala da Gestisci carta\.$/u);
  await hand.press(told.getByRole('link', { name: 'Gestisci carta' }));

  await expect(page).toHaveURL(/\/cardsmanagement$/u);
  await expect(button('Blocca la carta')).toBeVisible();
});

test('an operation that is disputed says how that stands, and leads there; where that could not be read the dispute says so [HOLDER-25]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logIn();
  await openPending(holder);
  await disputeAs(holder, 'È addebitata due volte');
  await hand.press(button('INVIA'));
  await expect(page.getByRole('heading', { name: 'Contestazione inviata' })).toBeVisible();
  await hand.press(button('CHIUDI'));
  await bank.setFaults([{ operationId: 'listHelpRequests', kind: 'status', status: 500, times: 1 }]);
  await openPending(holder);
  await disputeAs(holder, 'È addebitata due volte');
  await hand.press(button('INVIA'));
  await expect(page.getByRole('heading', { name: 'L’hai già contestata' })).toBeVisible();
  await page.goto('/');
  await openPending(holder);
  const detail = page.getByRole('dialog');
  await expect(detail).toContainText('Abbiamo ricevuto la tua richiesta.');
  await expect(detail.getByRole('link', { name: 'Non riconosci questa operazione?' })).toHaveCount(0);
  await hand.press(detail.getByRole('link', { name: 'Vedi le tue richieste' }));

  await expect(page.getByText('Ci hai scritto che è addebitata due volte.')).toHaveCount(1);
});

test('a message to the help desk asks for no number that the bank knows, and is followed from help [HOLDER-14] [HOLDER-25]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logInAt('/userSupport/writeMessage');
  await expect(page.getByText(/ti chiamiamo al numero/u)).toBeVisible();
  await hand.press(button('INVIA'));
  await expect(page.getByText('Scegli un argomento per continuare.').first()).toBeVisible();
  await expect(page.getByText('Scrivi il tuo messaggio per continuare.').first()).toBeVisible();
  await hand.pick(page.getByRole('combobox', { name: /Di cosa hai bisogno/u }), 'Aspetto un rimborso');
  await hand.write(page.getByRole('textbox', { name: 'Il tuo messaggio' }), 'Il negozio lo ha inviato');
  const picture = { name: 'schermata.png', mimeType: 'image/png', buffer: fileBytes('png') };
  await page.locator('input[type="file"]').setInputFiles(picture);
  await hand.press(button('INVIA'));
  await hand.press(button('INVIA ORA'));
  await expect(page.getByText(/Il numero della tua richiesta è AS-\d{8}\./u)).toBeVisible();
  await page.goto('/assistance');
  await hand.press(page.getByRole('link', { name: 'Le tue richieste' }));

  await expect(page.getByRole('heading', { name: 'Aspetto un rimborso' })).toBeVisible();
  const { messages } = await bank.console<{ messages: { telephone: string }[] }>('GET', 'help-desk');
  expect(messages[0]?.telephone).toMatch(/^\+39\d{9,11}$/u);
});
