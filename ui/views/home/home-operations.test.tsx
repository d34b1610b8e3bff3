import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findPopup } from '../frame/popup.fixture.ts';
import { done } from '../cards/portal.fixture.tsx';
import { anOperation } from '../operations/operation.fixture.ts';
import {
  credit,
  prepaid,
  list,
  bankWith,
  named,
  acrossMonths,
  openHome,
  press,
  spaced,
} from './home.fixture.tsx';

describe('the operations', () => {
  it('are grouped by month, with its heading and its total [OPS-01] [OPS-02]', async () => {
    await openHome(bankWith([anOperation(), anOperation({ transactionDate: '2026-02-03T10:00:00.000Z' })]));

    const march = await screen.findByRole('region', { name: 'Marzo 2026' });

    expect(screen.getByRole('region', { name: 'Febbraio 2026' })).toBeTruthy();
    await waitFor(() => expect(spaced(march.textContent)).toContain('Speso1.234,56 €'));
    expect(march.textContent).not.toContain('Ricaricato');
  });

  it('of a prepaid card also show what was recharged [OPS-03]', async () => {
    await openHome(bankWith([anOperation()]), [prepaid]);

    const march = await screen.findByRole('region', { name: 'Marzo 2026' });

    await waitFor(() => expect(spaced(march.textContent)).toContain('Ricaricato200,00 €'));
  });

  it('show day and month, merchant, masked number, category and amount [OPS-04] [OPS-05]', async () => {
    const abroad = anOperation({
      originalCurrencyAmount: { amount: 4200, currency: 'USD' },
      chargeCurrencyAmount: { amount: 3877, currency: 'EUR' },
    });
    await openHome(bankWith([abroad]));

    const row = spaced((await screen.findByRole('button', { name: /Pasticceria Corsini/u })).textContent);

    for (const part of ['14 mar', 'Ristoranti', '**** **** **** 4417', '42,00 USD', '38,77 €']) {
      expect(row).toContain(part);
    }
  });

  it('in yen show no decimals, in the row and in the detail [OPS-05]', async () => {
    const inYen = anOperation({ originalCurrencyAmount: { amount: 2_417_700, currency: 'JPY' } });
    await openHome(bankWith([inYen]));

    const row = await screen.findByRole('button', { name: /Pasticceria Corsini/u });
    fireEvent.click(row);

    const detail = await findPopup('Pasticceria Corsini');
    expect(spaced(row.textContent)).toContain('24.177 JPY');
    expect(spaced(detail.textContent)).toContain('24.177 JPY');
  });

  it('that are disputed say so, booked or not [HOLDER-25]', async () => {
    await openHome(bankWith([anOperation({ flagDisputed: true })]));

    const row = await screen.findByRole('button', { name: /Pasticceria Corsini/u });

    expect(row.textContent).toContain('Contestata');
    expect(row.textContent).toContain('Ristoranti');
  });

  it('whose dispute was accepted say that, and no more that it goes on [HOLDER-25]', async () => {
    await openHome(bankWith([anOperation({ flagDisputed: true, flagDisputeAccepted: true })]));

    const row = await screen.findByRole('button', { name: /Pasticceria Corsini/u });

    expect(row.textContent).toContain('Contestazione accolta');
    expect(row.textContent).not.toContain('Contestata');
  });

  it('whose money comes back say when [HOLDER-25]', async () => {
    const disputeCreditedAt = '2026-03-28T10:00:00.000+01:00';
    await openHome(
      bankWith([anOperation({ flagDisputed: true, flagDisputeAccepted: true, disputeCreditedAt })]),
    );

    const row = await screen.findByRole('button', { name: /Pasticceria Corsini/u });

    expect(row.textContent?.replaceAll('\u00a0', ' ')).toContain('Rimborso del 28 mar');
    expect(row.textContent).not.toContain('Contestazione accolta');
  });

  it('of which a part comes back say how much [HOLDER-25]', async () => {
    const partly = {
      disputeCreditedAt: '2026-03-28T10:00:00.000+01:00',
      disputeCreditedAmount: { amount: 150, currency: 'EUR' },
    };
    await openHome(bankWith([anOperation({ flagDisputed: true, flagDisputeAccepted: true, ...partly })]));

    const row = await screen.findByRole('button', { name: /Pasticceria Corsini/u });

    expect(row.textContent?.replaceAll('\u00a0', ' ')).toContain('Rimborso di 1,50 €');
  });

  it('that are disputed before they are booked say both, where a phone has room [HOLDER-18] [HOLDER-25]', async () => {
    await openHome(bankWith([anOperation({ transactionStatus: 'P', flagDisputed: true })]));

    const row = (await screen.findByText('NON CONTABILIZZATO')).closest('[data-pending]');

    expect(row?.textContent).toContain('Contestata');
    expect(row?.textContent).not.toContain('Ristoranti');
  });

  it('not booked yet say so and cannot be pressed [OPS-06] [OPS-08]', async () => {
    await openHome(bankWith([anOperation({ transactionStatus: 'P' })]));

    expect(await screen.findByText('NON CONTABILIZZATO')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Pasticceria Corsini/u })).toBeNull();
  });

  it('open a detail with the year of the date and a dash for a missing code [OPDET-04] [OPDET-06]', async () => {
    await openHome(bankWith([anOperation()]));

    fireEvent.click(await screen.findByRole('button', { name: /Pasticceria Corsini/u }));

    const detail = await findPopup('Pasticceria Corsini');
    expect(within(detail).getByText('14.03.2026')).toBeTruthy();
    expect(within(detail).getByText('Codice esercente').nextSibling?.textContent).toBe('-');
  });

  it('grow by 20 with ‘Vedi altri’ until there are no more, then offer ‘Torna su’ [OPS-09] [OPS-11] [OPS-34] [CARD-15] [CALL-15]', async () => {
    const asked: unknown[] = [];
    await openHome({
      ...bankWith([]),
      listTransactions: (body) => {
        asked.push(body);
        return done(list(body.pageNumber === 1 ? named(10_000_000, 20) : named(20_000_000, 1), 21));
      },
    });

    fireEvent.click(await screen.findByRole('button', { name: 'Vedi altri' }));
    await screen.findByText('21 di 21 operazioni', { selector: 'p' });

    const period = { dateFrom: '2025-12-20T00:00:00.000+01:00', dateTo: '2026-03-20T23:59:59.999+01:00' };
    expect(asked).toEqual([
      { cardId: credit.id, pageLimit: 20, pageNumber: 1, ...period },
      { cardId: credit.id, pageLimit: 20, pageNumber: 2, ...period },
    ]);
    expect(screen.queryByRole('button', { name: 'Vedi altri' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Torna su' })).toBeTruthy();
  });

  it('are laid out at once for the first five, and only when they come near for all others [S-71]', async () => {
    await openHome({
      ...bankWith([]),
      listTransactions: ({ pageNumber }) =>
        done(list(pageNumber === 1 ? acrossMonths(20) : named(20_000_000, 2), 22)),
    });

    fireEvent.click(await screen.findByRole('button', { name: 'Vedi altri' }));
    await screen.findByText('22 di 22 operazioni', { selector: 'p' });

    const rows = screen.getAllByRole('button', { name: /Pasticceria Corsini/u });
    const areLate = rows.map((row) => row.closest('ul')?.dataset['late'] === 'true');
    expect(areLate).toEqual([...Array<boolean>(5).fill(false), ...Array<boolean>(17).fill(true)]);
  });

  it('fewer than 20 have no ‘Torna su’ [OPS-11]', async () => {
    await openHome(bankWith([anOperation()]));
    await screen.findByText('1 operazione');

    expect(screen.queryByRole('button', { name: 'Torna su' })).toBeNull();
  });

  it('say when there are none in 90 days [OPS-12]', async () => {
    await openHome(bankWith([]));

    expect(await screen.findByText('Non hai effettuato movimenti negli ultimi 90 giorni...')).toBeTruthy();
  });

  it('that cannot be read are told in their place alone, and read again when asked [OPS-36]', async () => {
    let isUp = false;
    const { app } = await openHome({
      ...bankWith([]),
      listTransactions: () => (isUp ? done(list([anOperation()])) : { kind: 'unreachable' }),
    });
    expect(await screen.findByText('Operazioni non disponibili')).toBeTruthy();
    expect(app.stores.messages.getState().messages).toEqual([]);

    isUp = true;
    press(screen.getByRole('button', { name: 'Riprova' }));

    const row = await screen.findByRole('button', { name: /Pasticceria Corsini/u });
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Le tue operazioni' }));
    expect(document.activeElement?.contains(row)).toBe(true);
  });

  it('refused by strong authentication are told by the banner as well [OPS-35]', async () => {
    const { app } = await openHome({
      ...bankWith([]),
      listTransactions: () => ({ kind: 'refused', code: '5709', type: 'BLOCKER' }),
    });

    await screen.findByText('Operazioni non disponibili');

    await waitFor(() => expect(app.stores.messages.getState().messages).toHaveLength(1));
  });

  it.each([
    ['fail otherwise', { kind: 'unreachable' }, 'Operazioni non disponibili'],
    ['are read', done(list([anOperation()])), 'Pasticceria Corsini'],
  ] as const)(
    'are no longer told by the banner once those of another card %s [OPS-35] [OPS-36]',
    async (_, answer, shown) => {
      const { app } = await openHome({
        ...bankWith([]),
        listTransactions: ({ cardId }) =>
          cardId === prepaid.id ? answer : { kind: 'refused', code: '5709', type: 'BLOCKER' },
      });
      await waitFor(() => expect(app.stores.messages.getState().messages).toHaveLength(1));

      act(() => app.stores.cards.getState().select(prepaid.id));

      await screen.findByText(shown);
      await waitFor(() => expect(app.stores.messages.getState().messages).toEqual([]));
    },
  );

  it('are loaded from the first page when another card is chosen [CARD-20] [CARD-21]', async () => {
    const asked: string[] = [];
    await openHome({
      ...bankWith([]),
      listTransactions: ({ cardId, pageNumber }) => {
        asked.push(`list ${cardId} ${pageNumber}`);
        return done(list([]));
      },
      readYearlySummary: ({ cardId }) => {
        asked.push(`totals ${cardId}`);
        return done({ transactionsSummary: [] });
      },
    });

    fireEvent.click(screen.getByRole('button', { name: 'Carta successiva' }));

    await waitFor(() =>
      expect(asked).toEqual([
        `list ${credit.id} 1`,
        `totals ${credit.id}`,
        `list ${prepaid.id} 1`,
        `totals ${prepaid.id}`,
      ]),
    );
  });
});
