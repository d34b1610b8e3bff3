import type { Locator, Page } from '@playwright/test';
import type { Phone } from './phone.ts';

/** Something that a holder wants done: it begins at home, logged in, unless it says `login`, and ends when what was asked for is seen. */
export type Task = {
  name: string;
  account: string;
  /** What it took where it was measured before, in words. */
  before?: string;
  from?: 'login';
  /** Finds out what the holder knows before, at no cost; what it returns is told to `act`. */
  know?: (page: Page) => Promise<Known>;
  act: (phone: Phone, known: Known) => Promise<void>;
};

/** An operation that the holder remembers. */
export type Known = { merchant: string; amount: string; month: string };

export const nothing: Known = { merchant: '', amount: '', month: '' };
const rows = (page: Page) => page.locator('[aria-haspopup="dialog"]').filter({ has: page.locator('time') });
const link = (within: Page | Locator, name: string | RegExp) => within.getByRole('link', { name });
const text = (page: Page, words: string | RegExp) => page.getByText(words).first();

/** An amount as one remembers it. */
const euro = (amount: string) => amount.split(',')[0] ?? amount;

/** The twelve tasks, in the order in which they are told. */
export const tasks: readonly Task[] = [
  {
    name: 'see the last operations',
    account: 'standard',
    from: 'login',
    async act({ page, hand, button, enterCode, username, password }) {
      await hand.write(page.getByRole('textbox', { name: 'Username' }), username);
      await hand.write(page.getByLabel('Password', { exact: true }), password);
      await hand.tap(button('Accedi'));
      await enterCode('Conferma');
      await rows(page).first().waitFor();
    },
  },
  {
    name: 'find a purchase of 42 € of two months ago',
    before: '3 taps, 2 fields',
    account: 'standard',
    know: rememberPurchase,
    async act({ page, hand, button, popup }, { merchant, amount, month }) {
      await hand.write(page.getByRole('searchbox'), `${euro(amount)} € ${month}`);
      await hand.tap(button('Cerca'));
      await hand.tap(rows(page).filter({ hasText: merchant }).filter({ hasText: amount }).first());
      await popup(merchant).getByText(amount).first().waitFor();
    },
  },
  {
    name: 'lock the card',
    before: 'impossible',
    account: 'standard',
    async act({ page, hand, button, card }) {
      await hand.tap(card);
      await hand.tap(button('Blocca la carta'));
      await hand.tap(button('BLOCCA'));
      await text(page, 'Hai bloccato questa carta').waitFor();
    },
  },
  {
    name: 'dispute an operation',
    account: 'standard',
    async act({ page, hand, button }) {
      await hand.tap(rows(page).first());
      await hand.tap(link(page, 'Non riconosci questa operazione?'));
      await hand.tap(page.getByRole('radio', { name: 'È addebitata due volte' }));
      await hand.tap(button('AVANTI'));
      await hand.tap(button('INVIA'));
      await text(page, /Il numero della tua richiesta è CO-\d{8}\./u).waitFor();
    },
  },
  {
    name: 'change the phone number',
    account: 'standard',
    async act({ page, hand, button, card, popup, codeField, enterCode }) {
      await hand.tap(card);
      await hand.tap(button('Modifica il numero di riferimento'));
      await hand.write(page.getByRole('textbox', { name: 'Nuovo numero di cellulare' }), '3401112244');
      await hand.tap(button('AVANTI'));
      await codeField.waitFor();
      await enterCode('AVANTI');
      // The new number is proved first, then the holder by the old one.
      await popup('Sei veramente tu?').waitFor();
      await enterCode('Conferma');
      await popup('Fatto!').waitFor();
    },
  },
  {
    name: 'be told of fewer operations by SMS',
    account: 'standard',
    async act({ page, hand, button, card, enterCode }) {
      await hand.tap(card);
      await hand.tap(link(page, 'Modifica Soglia avvisi SMS'));
      await hand.write(page.getByRole('textbox', { name: 'Avvisami da questo importo in su' }), '50');
      await hand.tap(button('SALVA'));
      await enterCode('Conferma');
      await text(page, 'ora ti avvisiamo per ogni operazione da 50,00').waitFor();
    },
  },
  {
    name: 'download the newest movements list',
    account: 'standard',
    async act({ page, hand, enterCode }) {
      await hand.tap(page.getByRole('tab', { name: 'Lista movimenti' }));
      await hand.tap(page.getByRole('button', { name: /^Scarica pdf/u }).first());
      const file = page.waitForEvent('download');
      await enterCode('Conferma');
      await (await file).path();
      await text(page, 'Lista movimenti scaricata.').waitFor();
    },
  },
  {
    name: 'split a purchase',
    before: '11 taps',
    account: 'rate',
    know: rememberDivisible,
    async act({ page, hand, button, enterCode }, { merchant, amount }) {
      await hand.write(page.getByRole('searchbox'), euro(amount));
      await hand.tap(button('Cerca'));
      await hand.tap(rows(page).filter({ hasText: merchant }).filter({ hasText: amount }).first());
      await hand.tap(link(page.getByRole('dialog'), 'Rateizza'));
      await hand.tap(page.getByRole('radio').first());
      await hand.tap(button('AVANTI'));
      await page.getByRole('heading', { name: 'Ecco il tuo piano' }).waitFor();
      await hand.tap(button('AVANTI'));
      await hand.tap(button('SCARICA E CONTINUA'));
      await hand.tap(page.getByRole('checkbox', { name: /modulo SECCI/u }));
      await hand.tap(button('CONFERMA'));
      await enterCode('Conferma');
      await text(page, 'Abbiamo ricevuto la richiesta').waitFor();
    },
  },
  {
    name: 'read the PIN',
    account: 'standard',
    async act({ page, hand, button, card, enterCode }) {
      await hand.tap(card);
      await hand.tap(button('Visualizza PIN'));
      await hand.tap(button('MOSTRA'));
      await enterCode('Conferma');
      await text(page, /^\d{5}$/u).waitFor();
    },
  },
  {
    name: 'top a phone up',
    before: '7 taps',
    account: 'standard',
    async act({ page, hand, button, enterCode }) {
      await hand.tap(link(page, 'Paga'));
      await hand.write(page.getByRole('textbox', { name: 'Numero di cellulare' }), '3331234519');
      await hand.pick(page.getByRole('combobox', { name: /Operatore/u }), 'Linea Verde');
      await hand.tap(button('AVANTI'));
      await hand.tap(page.getByRole('radio', { name: /^10,00/u }));
      await hand.tap(button('AVANTI'));
      await hand.tap(button('CONFERMA'));
      await enterCode('Conferma');
      await page.getByRole('heading', { name: 'Ricarica inviata' }).waitFor();
    },
  },
  {
    name: 'recharge the prepaid card: copy its IBAN',
    account: 'standard',
    async act({ page, hand, button, card }) {
      await hand.tap(button('Carta successiva'));
      await hand.tap(card);
      await hand.tap(link(page, 'Vai Ricarica la prepagata'));
      await hand.tap(button('Copia: IBAN'));
      await button('Copiato: IBAN').waitFor();
    },
  },
  {
    name: 'find whom to call',
    account: 'standard',
    async act({ page, hand, button }) {
      await hand.tap(button('Assistenza'));
      await hand.tap(link(page, 'Contatti'));
      await page.locator('a[href^="tel:"]').first().waitFor();
    },
  },
];

/** A purchase of the month before the last, whatever it cost. */
async function rememberPurchase(page: Page): Promise<Known> {
  const now = new Date();
  const [first, last] = [-2, -1].map((months, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1 - index))
      .toISOString()
      .slice(0, 10),
  );
  await page.goto(`/?from=${first}&to=${last}&max=60`);
  const month = new Intl.DateTimeFormat('it-IT', { month: 'long' }).format(new Date(`${first}T12:00:00Z`));
  return { ...(await readRow(rows(page).first())), month };
}

/** An operation that may still be paid in instalments. */
async function rememberDivisible(page: Page): Promise<Known> {
  await page.goto('/?min=100');
  await rows(page).first().waitFor();
  for (const row of await rows(page).all()) {
    await row.tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Qualcosa non torna?').waitFor();
    const isDivisible = (await link(dialog, 'Rateizza').count()) > 0;
    await page.getByRole('button', { name: 'Chiudi', exact: true }).tap();
    if (isDivisible) return readRow(row);
  }
  throw new Error('BENCH_HOLDER: no operation of the account can be split');
}

async function readRow(row: Locator): Promise<Known> {
  const merchant = (await row.locator('[class*="merchant"]').first().textContent()) ?? '';
  // What was paid in another currency stands before what it is in euro.
  const amount = (await row.innerText()).match(/(?<!\d)[\d.]+,\d\d/gu)?.at(-1) ?? '';
  return { merchant, amount, month: '' };
}
