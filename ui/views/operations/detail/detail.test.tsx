import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { BankReplies, BankRequests, Operation } from '#schemas';
import { findPopup } from '../../frame/popup.fixture.ts';
import { aCardSummary } from '../../../state/holder/card.fixture.ts';
import { type Answers, done, renderAt } from '../../cards/portal.fixture.tsx';
import { standAt } from '../banners/known-programme.fixture.ts';
import { anOperation } from '../operation.fixture.ts';
import { OperationsSection } from '../OperationsSection.tsx';
import { otherExpenses } from './same-period.ts';
import { isPlaceUnknown } from './use-merchant.ts';

const named = (merchantName: string, difference: Partial<Operation> = {}) =>
  anOperation({
    transactionId: `id of ${merchantName}`,
    merchant: { merchantName, merchantCode: 'IT0810001' },
    ...difference,
  });

const pageOf = (pageNumber = 1) =>
  [1, 2, 3]
    .map((place) => named(`Stesso ${(pageNumber - 1) * 3 + place}`))
    .slice(0, pageNumber === 1 ? 3 : 1);

const opened = named('Pasticceria Corsini');
const others = ['Uno', 'Due', 'Tre', 'Quattro'].map((name) => named(name));
const lastMonth = named('Febbraio', { transactionDate: '2026-02-10T10:00:00.000+01:00' });
const recharge = named('Ricarica', { flagPrepaidRechargeReceived: true });

function details(difference: Partial<BankReplies['readTransactionDetails']> = {}) {
  return done({
    transaction: opened,
    merchantTransactions: [],
    totalMerchantTransactionNumber: 0,
    ...difference,
  });
}

const march = { year: 2026, month: 3, totalAmount: { value: 10_000, currency: 'EUR' } };

async function openDetail(answers: Answers = {}, listed = [opened, ...others, lastMonth, recharge]) {
  const view = (
    <Routes>
      <Route path="/" element={<OperationsSection card={aCardSummary()} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const portal = await renderAt({
    address: '/',
    view,
    answers: {
      listTransactions: () => done({ transactions: listed, totalTransactionNumber: listed.length }),
      readYearlySummary: () => done({ transactionsSummary: [march] }),
      readTransactionDetails: () => details(),
      ...answers,
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Pasticceria Corsini/u }));
  const dialog = await findPopup('Pasticceria Corsini');
  return { ...portal, user, dialog };
}

const namesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('time')?.nextSibling?.textContent);

describe('the share of the month', () => {
  it('stands with the category’s icon as a triangle and in words [OPDET-01] [OPDET-02] [S-69]', async () => {
    const { dialog } = await openDetail();

    const sentence = (await within(dialog).findByText('13%', { selector: 'strong' })).closest('p');
    expect(sentence?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      '13% delle tue spese di marzo 2026: in tutto 100,00 €',
    );
    const [whole, part] = [...dialog.querySelectorAll('polygon')].map(surfaceOf);
    expect((part ?? 0) / (whole ?? 1)).toBeCloseTo(0.13, 2);
    expect(
      within(dialog).getByText('Ristoranti').closest('div')?.parentElement?.querySelector('svg'),
    ).toBeTruthy();
  });

  it('is left out where the bank tells no total of the month', async () => {
    const { dialog } = await openDetail({ readYearlySummary: () => ({ kind: 'unreachable' }) });

    expect(within(dialog).getByText('14.03.2026')).toBeTruthy();
    expect(dialog.querySelector('polygon')).toBeNull();
  });
});

/** Works out the surface of a polygon by the shoelace formula. */
function surfaceOf(polygon: SVGPolygonElement): number {
  const places = (polygon.getAttribute('points') ?? '')
    .split(' ')
    .map((place) => place.split(',').map(Number));
  const crosses = places.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = places[(index + 1) % places.length] ?? [];
    return x * nextY - nextX * y;
  });
  return Math.abs(crosses.reduce((sum, cross) => sum + cross, 0)) / 2;
}

describe('other expenses', () => {
  it('are those of the same month, three and then three more [OPDET-03]', async () => {
    const { user, dialog } = await openDetail();
    const region = within(dialog).getByRole('region', { name: 'Altre spese di marzo 2026' });
    expect(namesIn(region)).toEqual(['Uno', 'Due', 'Tre']);

    await user.click(within(region).getByRole('button', { name: 'Mostra di più' }));

    expect(namesIn(region)).toEqual(['Uno', 'Due', 'Tre', 'Quattro']);
    expect(within(region).queryByRole('button', { name: 'Mostra di più' })).toBeNull();
    expect(otherExpenses(opened, [opened, lastMonth, recharge])).toEqual([]);
  });

  it('leave the focus on the first of those that came last, where the button was [S-65]', async () => {
    const { user, dialog } = await openDetail();
    const region = within(dialog).getByRole('region', { name: 'Altre spese di marzo 2026' });
    within(region).getByRole('button', { name: 'Mostra di più' }).focus();

    await user.keyboard('{Enter}');

    expect(document.activeElement).toBe(within(region).getByRole('button', { name: /Quattro/u }));
  });

  it('say which are not booked yet, and so have no detail of their own [OPS-06] [OPS-08]', async () => {
    const pending = named('In attesa', { transactionStatus: 'P' });
    const { dialog } = await openDetail({}, [opened, pending, named('Uno')]);

    const region = within(dialog).getByRole('region', { name: 'Altre spese di marzo 2026' });
    const [first, second] = within(region).getAllByRole('listitem');

    expect(first?.textContent).toContain('NON CONTABILIZZATO');
    expect(second?.textContent).not.toContain('NON CONTABILIZZATO');
    expect(within(region).queryByRole('button', { name: /In attesa/u })).toBeNull();
  });

  it('lead to their own detail, which comes into sight from its top [OPDET-07]', async () => {
    const seen: (string | null)[] = [];
    const { user, dialog } = await openDetail();
    Element.prototype.scrollIntoView = function note(this: Element) {
      seen.push(this.textContent);
    };

    await user.click(within(dialog).getByRole('button', { name: /Due/u }));

    const next = await findPopup('Due');
    expect(document.activeElement).toBe(within(next).getByRole('heading', { name: 'Due' }));
    // The first detail may have come into sight meanwhile, too.
    await waitFor(() => expect(next.textContent).toContain(seen.at(-1) ?? 'what came into sight'));
    expect(seen.at(-1)).toContain('Altre spese di marzo 2026');
  });

  it('of the same merchant come three at a time, when it has a code [OPDET-08]', async () => {
    const asked: BankRequests['readTransactionDetails'][] = [];
    const { user, dialog } = await openDetail({
      readTransactionDetails: (body) => {
        asked.push(body);
        return details({ merchantTransactions: pageOf(body.pageNumber), totalMerchantTransactionNumber: 4 });
      },
    });
    const region = await within(dialog).findByRole('region', { name: 'Dallo stesso esercente' });

    await user.click(within(region).getByRole('button', { name: 'Mostra di più' }));

    await waitFor(() => expect(namesIn(region)).toEqual(['Stesso 1', 'Stesso 2', 'Stesso 3', 'Stesso 4']));
    expect(within(region).queryByRole('button', { name: 'Mostra di più' })).toBeNull();
    expect(asked).toMatchObject([
      { transactionId: 'id of Pasticceria Corsini', effectiveCardId: '1000001', pageLimit: 3, pageNumber: 1 },
      { pageLimit: 3, pageNumber: 2 },
    ]);
  });

  it('of a merchant without a code are not asked for, and the rest of the detail stands [OPDET-01] [OPDET-04] [OPDET-08]', async () => {
    const asked: unknown[] = [];
    const { dialog } = await openDetail(
      {
        readTransactionDetails: (body) => {
          asked.push(body);
          return { kind: 'unreachable' };
        },
      },
      [anOperation()],
    );

    expect(await within(dialog).findByText('13%')).toBeTruthy();
    expect(within(dialog).getByText('Codice esercente').nextSibling?.textContent).toBe('-');
    expect(within(dialog).queryByText('Operazioni non disponibili')).toBeNull();
    expect(within(dialog).queryByRole('region', { name: 'Dallo stesso esercente' })).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('the place of the merchant', () => {
  const { originalCurrencyAmount: _amount, ...unpriced } = opened;

  it('is asked for when the row has no original amount, an id, and is no recharge [OPDET-09]', async () => {
    const { dialog } = await openDetail(
      {
        readMerchantLocation: ({ transactionId }) =>
          done({ merchantAddress: `Via di ${transactionId}`, merchantLat: 45.4, merchantLong: 9.1 }),
      },
      [unpriced],
    );

    expect(await within(dialog).findByText('Via di id of Pasticceria Corsini')).toBeTruthy();
    expect(
      within(dialog)
        .getByRole('link', { name: /Vedi sulla mappa/u })
        .getAttribute('href'),
    ).toContain('45.4');
  });

  it('is not asked for otherwise [OPDET-09]', () => {
    const { transactionId: _id, ...unnamed } = unpriced;

    expect(isPlaceUnknown(unpriced)).toBe(true);
    expect(isPlaceUnknown(opened)).toBe(false);
    expect(isPlaceUnknown(unnamed)).toBe(false);
    expect(isPlaceUnknown({ ...unpriced, flagPrepaidRechargeReceived: true })).toBe(false);
  });
});

describe('the detail', () => {
  it('leads to the help desk, with the subject chosen and nothing of the holder in the address', async () => {
    const { dialog } = await openDetail();

    expect(
      within(dialog).getByRole('link', { name: 'Non riconosco questa operazione' }).getAttribute('href'),
    ).toBe('/userSupport/writeMessage?about=OPERAZIONE_NON_RICONOSCIUTA');
  });

  it('hands the help desk what operation it is, and how much, when and by which card', async () => {
    const { app, user, dialog } = await openDetail();

    await user.click(within(dialog).getByRole('link', { name: 'Non riconosco questa operazione' }));

    const { message } = app.stores.carried
      .getState()
      .inputAt('/userSupport/writeMessage?about=OPERAZIONE_NON_RICONOSCIUTA');
    expect(String(message).replaceAll('\u00a0', ' ')).toBe(
      'Non riconosco questa operazione: Pasticceria Corsini, 12,50 €, 14.03.2026, carta **** **** **** 4417.',
    );
  });

  it.each([
    ['T1_START_ACTIVE', true],
    ['T0_NOT_ELEGIBLE', false],
  ] as const)(
    'of a card that stands at %s speaks of the loyalty programme: %s [OPDET-05]',
    async (type, isShown) => {
      const { app, user, dialog, recorded } = await openDetail();
      standAt(app, type);

      const enter = within(dialog).queryByRole('button', { name: 'Accedi' });
      if (enter) await user.click(enter);

      expect(recorded).toEqual(isShown ? ['loyalty click DETAIL_BANNER'] : []);
    },
  );

  it('says that the merchant’s other operations could not be read, and reads them again when asked [OPDET-01] [OPDET-08]', async () => {
    let isDown = true;
    const { user, dialog } = await openDetail({
      readTransactionDetails: () => (isDown ? { kind: 'unreachable' } : details()),
    });

    expect(await within(dialog).findByText('Operazioni non disponibili')).toBeTruthy();
    expect(within(dialog).getByText('13%')).toBeTruthy();
    isDown = false;
    await user.click(within(dialog).getByRole('button', { name: 'Riprova' }));

    await waitFor(() => expect(within(dialog).queryByText('Operazioni non disponibili')).toBeNull());
  });

  it('closes on another page, and stays while the home’s own address changes [OPDET-10]', async () => {
    const { go } = await openDetail();

    await go('/?from=2026-03-01');
    expect(screen.getByRole('dialog', { name: 'Pasticceria Corsini' })).toBeTruthy();
    await go('/cardsmanagement');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
