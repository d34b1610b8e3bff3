import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { CardSummary, HelpRequest, Operation } from '#schemas';
import { findPopup } from '../../../frame/popup.fixture.ts';
import { aCardSummary } from '../../../../state/holder/card.fixture.ts';
import { done, renderAt } from '../../../cards/portal.fixture.tsx';
import { anOperation } from '../../operation.fixture.ts';
import { OperationsSection } from '../../OperationsSection.tsx';

const { transactionId: _none, ...unnamed } = anOperation();
const pending: Operation = { ...unnamed, transactionStatus: 'P', disputeReference: '1000000000007' };
const booked = anOperation({ disputeReference: '1000000000008' });

const both = { cardLock: true, cardNickname: true, disputes: true };

/** A request of which the bank knows what operation it is about. */
const aRequest = (state: HelpRequest['state'], disputeReference: string): HelpRequest => ({
  ticket: 'CO-00000002',
  sentAt: '2026-03-15T10:00:00.000+01:00',
  state,
  message: '',
  attachments: 0,
  operation: {
    merchantName: 'Pasticceria Corsini',
    transactionDate: '2026-03-14T10:00:00.000+01:00',
    cardIdValue: '**** **** **** 4417',
    disputeReference,
  },
  history: [],
});

/** Lists one operation of a card, and answers its row. */
async function list(
  operation: Operation,
  extensions: object,
  { requests = [], ...difference }: Partial<CardSummary> & { requests?: HelpRequest[] } = {},
) {
  const asked = vi.fn<() => void>();
  const card = aCardSummary({ lockedByHolder: false, ...difference });
  const portal = await renderAt({
    address: '/',
    view: <OperationsSection card={card} />,
    extensions,
    answers: {
      listCards: () => done({ cards: [card] }),
      listHelpRequests: () => {
        asked();
        return done({ requests });
      },
      listTransactions: () => done({ transactions: [operation], totalTransactionNumber: 1 }),
    },
  });
  await portal.app.holder.readCards();
  const row = (await screen.findByText('Pasticceria Corsini')).closest('button');
  return { ...portal, row, asked, user: userEvent.setup() };
}

async function open(...listed: Parameters<typeof list>) {
  const { row, user, ...portal } = await list(...listed);
  if (row === null) throw new Error('the row opens nothing');
  await user.click(row);
  return { ...portal, user, dialog: await findPopup('Pasticceria Corsini') };
}

describe('an operation that is not booked yet', () => {
  it('says what one euro buys abroad, and calls its amount in euro no charge [HOLDER-26] [OPS-17]', async () => {
    const abroad = {
      ...pending,
      originalCurrencyAmount: { amount: 4993, currency: 'CHF' },
      chargeCurrencyAmount: { amount: 5355, currency: 'EUR' },
      exchange: '0.9324000',
    };
    const { dialog } = await open(abroad, both);

    expect(within(dialog).getByText(/^1 € =/u).textContent).toBe('1 € = 0,93 CHF');
    expect(within(dialog).getByText('In euro, per ora')).toBeTruthy();
    expect(within(dialog).queryByText('Addebitato in euro')).toBeNull();
  });

  it('opens with what is known of it, and says that it may still change [HOLDER-26]', async () => {
    const { dialog } = await open(pending, both);

    expect(within(dialog).getByText('14.03.2026')).toBeTruthy();
    expect(within(dialog).getByText('NON CONTABILIZZATO')).toBeTruthy();
    expect(within(dialog).getByText(/importo e data possono cambiare/u)).toBeTruthy();
    expect(dialog.querySelector('polygon')).toBeNull();
  });

  it('leads to its dispute, and to the lock of the card [HOLDER-24] [HOLDER-25] [HOLDER-26]', async () => {
    const { dialog } = await open(pending, both);

    expect(within(dialog).getByRole('link', { name: 'Non riconosci questa operazione?' })).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Blocca la carta' })).toBeTruthy();
  });

  it('stays closed, as the documents have it, where nothing can be done about it [OPS-06]', async () => {
    const { row } = await list(pending, {});

    expect(row).toBeNull();
  });
});

it('the detail of an operation calls its card as its holder does, and speaks its number [HOLDER-30] [HOLDER-21]', async () => {
  const { dialog } = await open(booked, both, { nickname: 'Casa' });

  const card = within(dialog).getByText('Carta', { selector: 'dt' }).nextElementSibling;

  expect([...(card?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Casa',
    'Casa, carta che finisce con 4417',
  ]);
});

describe('an operation that does not seem right', () => {
  it('is disputed with what it is, of which the address tells nothing [HOLDER-25] [HOLDER-30]', async () => {
    const { app, user, dialog } = await open(booked, both, { nickname: 'Spesa' });
    const link = within(dialog).getByRole('link', { name: 'Non riconosci questa operazione?' });

    await user.click(link);

    expect(link.getAttribute('href')).toBe('/userSupport/dispute');
    const { detail, ...carried } = app.stores.carried.getState().inputAt('/userSupport/dispute');
    expect(String(detail).replaceAll('\u00a0', ' ')).toBe('12,50 €, 14.03.2026');
    expect(carried).toEqual({
      reference: '1000000000008',
      merchant: 'Pasticceria Corsini',
      cardId: '1000001',
      card: 'Spesa',
      pan: '**** **** **** 4417',
      canLock: 'yes',
      charged: 1250,
      reason: 'NOT_MINE',
    });
  });

  it('that its holder made, and was charged wrongly for, is disputed by words of their own [HOLDER-25]', async () => {
    const { app, user, dialog } = await open(booked, both);

    await user.click(within(dialog).getByRole('link', { name: 'C’è un errore nell’addebito?' }));

    const carried = app.stores.carried.getState().inputAt('/userSupport/dispute');
    expect(carried).toMatchObject({ reference: '1000000000008', charged: 1250 });
  });

  it('of a family card is disputed without what was charged, which nobody there knows [HOLDER-25] [S-36]', async () => {
    const { originalCurrencyAmount: _original, chargeCurrencyAmount: _charge, ...unpriced } = booked;
    const { app, user, dialog } = await open(unpriced, both);

    await user.click(within(dialog).getByRole('link', { name: 'C’è un errore nell’addebito?' }));

    expect(app.stores.carried.getState().inputAt('/userSupport/dispute')).toMatchObject({ charged: 0 });
  });

  it('says that the card is locked already, and offers no second lock [HOLDER-24] [HOLDER-25]', async () => {
    const { app, user, dialog } = await open(booked, both, { lockedByHolder: true });

    expect(within(dialog).getByText('Hai bloccato questa carta')).toBeTruthy();
    await user.click(within(dialog).getByRole('link', { name: 'Non riconosci questa operazione?' }));

    expect(app.stores.carried.getState().inputAt('/userSupport/dispute')).toMatchObject({ canLock: '' });
  });

  it.each([
    ['2026-03-14T10:00:00.000+01:00', 'L’importo è tornato su questa carta il 14.03.2026.'],
    ['2126-03-14T10:00:00.000+01:00', 'L’importo torna su questa carta il 14.03.2126.'],
  ])('says when what was charged comes back: %s [HOLDER-25]', async (creditedAt, words) => {
    const request = { ...aRequest('ACCEPTED', '1000000000008'), creditedAt };
    const { dialog } = await open(booked, both, { requests: [request] });

    expect((await within(dialog).findByText(/è accolta/u)).textContent).toContain(words);
  });

  it.each([
    ['RECEIVED', /Abbiamo ricevuto la tua richiesta/u],
    ['IN_REVIEW', /Ci stiamo lavorando/u],
    ['ACCEPTED', /è accolta/u],
    ['REFUSED', /è respinta: l’addebito resta/u],
  ] as const)(
    'says how its dispute stands, and does not ask again whether it is recognised: %s [HOLDER-25]',
    async (state, words) => {
      const { dialog } = await open(booked, both, { requests: [aRequest(state, '1000000000008')] });

      expect((await within(dialog).findByText(words)).textContent).toContain('contestata il 15.03.2026');
      expect(within(dialog).getByRole('link', { name: 'Vedi le tue richieste' }).getAttribute('href')).toBe(
        '/userSupport/requests',
      );
      expect(within(dialog).queryByRole('link', { name: 'Non riconosci questa operazione?' })).toBeNull();
      expect(within(dialog).queryByRole('link', { name: 'C’è un errore nell’addebito?' })).toBeNull();
    },
  );

  it('says why its dispute was refused, and leads to who can be asked, of which request the message says [HOLDER-25]', async () => {
    const at = '2026-03-16T10:00:00.000+01:00';
    const refused = aRequest('REFUSED', '1000000000008');
    const request = { ...refused, history: [{ state: 'REFUSED' as const, at, note: 'Manca lo scontrino.' }] };
    const { app, user, dialog } = await open(booked, both, { requests: [request] });

    expect(await within(dialog).findByText('Manca lo scontrino.')).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'Chiamaci' }).getAttribute('href')).toBe(
      '/assistenza/contacts',
    );
    await user.click(within(dialog).getByRole('link', { name: 'Scrivici su questa contestazione' }));

    expect(app.stores.carried.getState().inputAt('/userSupport/writeMessage?about=ALTRO')).toEqual({
      message: 'Sulla mia richiesta CO-00000002:',
    });
  });

  it('says nothing of the dispute of another [HOLDER-25]', async () => {
    const { dialog, asked } = await open(booked, both, {
      requests: [aRequest('IN_REVIEW', '1000000000009')],
    });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());

    expect(within(dialog).queryByText(/contestata/u)).toBeNull();
    expect(within(dialog).getByRole('link', { name: 'Non riconosci questa operazione?' })).toBeTruthy();
  });

  it.each([
    ['the settings take no disputes', booked, { cardLock: true }],
    ['the bank does not take one of this', anOperation(), both],
  ])('is written of to the help desk where %s [HOLDER-25]', async (_why, operation, extensions) => {
    const { dialog } = await open(operation, extensions);

    expect(within(dialog).getByRole('link', { name: 'Non riconosco questa operazione' })).toBeTruthy();
    expect(within(dialog).queryByRole('link', { name: 'Non riconosci questa operazione?' })).toBeNull();
  });
});
