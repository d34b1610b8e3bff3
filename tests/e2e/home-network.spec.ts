import type { Page, Route } from '@playwright/test';
import { type OperationId, operations } from '#schemas';
import { expectAccessible } from '../support/e2e-looks.ts';
import { expect, test } from '../support/e2e.ts';

const figures = (page: Page) => page.getByRole('region', { name: 'Situazione della carta' });
const isOf = (id: OperationId) => (url: URL) => url.pathname === operations[id].path;

/** How long each answer takes, by turns: late ones come after those that were asked for later. */
const latenciesMs = [700, 50, 400, 10, 550, 90, 300, 20];

test('the last card that was chosen is the one that shows, whatever answer comes last [S-53]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  let turn = 0;
  const delay = async (route: Route): Promise<void> => {
    const reply = await route.fetch();
    const latencyMs = latenciesMs[turn++ % latenciesMs.length] ?? 0;
    setTimeout(() => void route.fulfill({ response: reply }).catch(() => undefined), latencyMs);
  };
  for (const id of ['readCardContext', 'listTransactions', 'readYearlySummary'] as const) {
    await page.route(isOf(id), delay);
  }
  await holder.hand.press(holder.button('Carta successiva'));
  await holder.hand.press(holder.button('Carta successiva'));
  await holder.hand.press(holder.button('Carta precedente'));
  await page.waitForLoadState('networkidle');

  await expect(holder.cards.getByRole('status')).toContainText('Carta prepagata');
  await expect(figures(page)).toContainText('Saldo disponibile');
  await expect(page.getByText('Ricaricato').first()).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('0926');
  await expect(page.getByRole('tabpanel')).not.toContainText(/4417|7753/u);
});

test('while the bank takes its time, the home holds the places of what is to come [HOME-03] [HOME-17]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const slow = ['listCards', 'readCardContext', 'listTransactions'];
  await bank.setFaults(slow.map((operationId) => ({ operationId, kind: 'hang' })));
  await page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();

  for (const what of [
    'le tue carte',
    'gli importi della carta',
    'i servizi della carta',
    'le tue operazioni',
  ]) {
    await expect(page.getByText(`Stiamo caricando ${what}`)).toBeAttached();
  }
  await expectAccessible(page, 'home that is on its way');
});

test('a holder without connection is told so for as long as it lasts, and what was there stays [S-51]', async ({
  holderOf,
  page,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/u);
  const holder = holderOf('standard');
  const notice = page.getByText('Sei senza connessione: quello che vedi');
  await holder.logIn();
  await expect(figures(page)).toContainText('€');
  // A part of the page that is still on its way then has a notice of its own.
  await expect(page.getByRole('heading', { name: 'Spese in valuta estera' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Per te' })).toBeVisible();

  await page.context().setOffline(true);
  await expect(notice).toBeInViewport();
  await expect(figures(page)).toContainText('€');
  await expectAccessible(page, 'home without connection');
  await holder.hand.press(holder.button('Carta successiva'));
  const ofCard = page.getByRole('region', { name: 'Carta e servizi' });
  await expect(ofCard.getByText('Sei senza connessione: quando torna, riproviamo da soli.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);

  await expect(figures(page)).toContainText('Saldo disponibile');
  await expect(page.getByRole('button', { name: 'Riprova' })).toHaveCount(0);
});

test('a part of the home that cannot be fetched leaves the others alone, and is fetched again [S-58]', async ({
  holderOf,
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED|could not be fetched/u);
  const holder = holderOf('standard');
  const notes = '**/assets/ExchangeNotes-*.js';
  await page.route(notes, (route) => route.abort());
  await holder.logIn();

  await expect(page.getByText('Non siamo riusciti a caricare questa parte')).toBeVisible();
  await expect(page.getByText('Speso').first()).toBeVisible();
  await page.unroute(notes);
  await holder.hand.press(holder.button('Riprova'));

  await expect(page.getByRole('heading', { name: 'Spese in valuta estera' })).toBeVisible();
});

test('a part of the home that breaks leaves the others alone and gives an id for the Servizio Clienti [S-58]', async ({
  holderOf,
  page,
  guard,
}) => {
  guard.allow(/^console: |^uncaught: /u);
  const holder = holderOf('standard');
  const isList = isOf('listTransactions');
  // No reply breaks a part any more: what writes a day does, for days of that year.
  await page.addInitScript(() => {
    const days = Intl.DateTimeFormat.prototype;
    const whole = Object.getOwnPropertyDescriptor(days, 'format');
    const parts = Object.getOwnPropertyDescriptor(days, 'formatToParts');
    const refused = new Set([2001]);
    const refuse = (day: unknown) => {
      if (refused.has(new Date(day as Date).getUTCFullYear())) throw new RangeError('no such year');
    };
    Object.defineProperty(days, 'format', {
      get(this: Intl.DateTimeFormat) {
        const format: unknown = whole?.get?.call(this);
        return (day: unknown): unknown => {
          refuse(day);
          return Reflect.apply(format as () => unknown, undefined, [day]);
        };
      },
    });
    Object.defineProperty(days, 'formatToParts', {
      value(this: Intl.DateTimeFormat, day: unknown): unknown {
        refuse(day);
        return Reflect.apply(parts?.value as () => unknown, this, [day]);
      },
    });
  });
  await page.route(isList, async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.replaceAll(/"20\d\d-/gu, '"2001-'), contentType: 'application/json' });
  });
  await holder.logIn();

  await expect(page.getByText('Questa parte non risponde')).toBeVisible();
  await expect(
    page.getByText(/comunica al Servizio Clienti \(800 000 200\) il codice [A-Z]{4}-[A-Z]{4}\./u),
  ).toBeVisible();
  await expect(figures(page)).toContainText('€');
  await page.unroute(isList);
  await holder.hand.press(holder.button('Riprova'));

  await expect(page.getByText('Speso').first()).toBeVisible();
});
