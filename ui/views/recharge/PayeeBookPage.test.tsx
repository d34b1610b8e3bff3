import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Launcher } from '#ui/state';
import type { JourneyEnd, RefusalReason } from '#ui/journey';
import { aCardContext, aCardSummary } from '../../state/holder/card.fixture.ts';
import { type Answers, done, renderAt, renderInPortal } from '../cards/portal.fixture.tsx';
import type { Payee } from './payee.ts';
import { PayeeBookPage } from './PayeeBookPage.tsx';

const anna: Payee = {
  payeeId: 'payee-0000000000001',
  name: 'Anna',
  phoneNumber: '3471234567',
  operatorCode: 'ONDA',
};
const luca: Payee = { ...anna, payeeId: 'payee-0000000000002', name: 'Luca', phoneNumber: '3351112233' };

const bookOf = (...payees: Payee[]): Answers => ({ listPayees: () => done({ payees }) });

/** Opens the book over journeys that end as told, and notes what they were given. */
async function openBook(answers: Answers, outcome = 'completed', refused?: RefusalReason) {
  const opened: unknown[] = [];
  const launcher: Launcher = {
    // The views ask only whether there is one.
    listed: () => [],
    find: () => ({ entry: { id: 'a-journey' }, parameters: {} }),
    refusal: () => refused,
    input: (_opening, given = {}) => given,
    open: async (name, given): Promise<JourneyEnd> => {
      opened.push({ name, given });
      return { outcome, output: {} };
    },
  };
  const { app } = await renderInPortal(<PayeeBookPage />, answers, launcher);
  const cards = app.stores.cards.getState();
  const { card } = aCardContext().cardInfo;
  act(() => {
    cards.received([aCardSummary({ id: card.id })]);
    cards.contextReceived(card.id, aCardContext());
  });
  return opened;
}

const deletion = (name: string) => screen.findByRole('button', { name: `Elimina ${name} dalla rubrica` });

describe('the payee book', () => {
  it('lists the numbers that were kept, each with a top-up of its own [TOPUP-02] [ROUTE-32]', async () => {
    await openBook(bookOf(anna, luca));

    expect(await screen.findByText('347 123 4567')).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Ricarica Anna', '/telephoneRecharge/anagraphicData?payee=payee-0000000000001'],
      ['Ricarica Luca', '/telephoneRecharge/anagraphicData?payee=payee-0000000000002'],
      ['Ricarica un numero', '/telephoneRecharge/anagraphicData'],
      ['Torna a Gestisci carta', '/cardsmanagement'],
    ]);
  });

  it('offers no top-up that the card would refuse, and says why [TOPUP-02] [GATE-04]', async () => {
    await openBook(bookOf(anna), 'completed', 'blocked');

    expect(await screen.findByText(/^La carta è bloccata: non puoi usare questo servizio/u)).toBeTruthy();
    expect(await screen.findByText('347 123 4567')).toBeTruthy();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Torna a Gestisci carta',
    ]);
  });

  it('takes a number off once its deletion is confirmed, and keeps the focus in the book [TOPUP-02]', async () => {
    const opened = await openBook(bookOf(anna, luca));

    fireEvent.click(await deletion('Anna'));

    await waitFor(() => expect(screen.queryByText('347 123 4567')).toBeNull());
    expect(screen.getByText('335 111 2233')).toBeTruthy();
    expect(opened).toEqual([
      { name: 'PAYEE_DELETE', given: { payeeId: 'payee-0000000000001', name: 'Anna' } },
    ]);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Rubrica' }));
  });

  it('keeps a number whose deletion is not confirmed', async () => {
    const opened = await openBook(bookOf(anna), 'cancelled');

    fireEvent.click(await deletion('Anna'));

    await waitFor(() => expect(opened).toHaveLength(1));
    expect(screen.getByText('347 123 4567')).toBeTruthy();
  });

  it('says that it is empty, and stays so after the last deletion', async () => {
    await openBook(bookOf(anna));

    fireEvent.click(await deletion('Anna'));

    expect(await screen.findByText('La rubrica è vuota')).toBeTruthy();
  });

  it('says that it cannot be read, and reads again when asked', async () => {
    let isUp = false;
    await openBook({
      listPayees: () => (isUp ? done({ payees: [anna] }) : { kind: 'unreachable' }),
    });
    expect(await screen.findByText('Rubrica non disponibile')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ricarica un numero' })).toBeTruthy();

    isUp = true;
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));

    expect(await screen.findByText('347 123 4567')).toBeTruthy();
  });
});

it.each([
  [true, '/telephoneRecharge/payees'],
  [false, undefined],
])(
  'leads to where several numbers are kept at once where the settings say %s to it [LANG-09]',
  async (payeesTogether, href) => {
    await renderAt({
      address: '/',
      view: <PayeeBookPage />,
      answers: bookOf(anna),
      extensions: { payeesTogether },
    });
    await screen.findByText('347 123 4567');

    const link = screen.queryByRole('link', { name: 'Aggiungi più numeri alla rubrica' });
    expect(link?.getAttribute('href')).toBe(href);
  },
);
