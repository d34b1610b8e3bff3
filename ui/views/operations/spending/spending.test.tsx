import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MonthSummary } from '#schemas';
import { aCardSummary } from '../../../state/holder/card.fixture.ts';
import { type Answers, done, renderInPortal } from '../../cards/portal.fixture.tsx';
import { anOperation } from '../operation.fixture.ts';
import { OperationsSection } from '../OperationsSection.tsx';
import { spendingMonths } from './spending-months.ts';

const euro = (value: number) => ({ value, currency: 'EUR' });

const summary: readonly MonthSummary[] = [
  {
    year: 2026,
    month: 3,
    totalAmount: euro(20_000),
    categories: [
      { category: 'HOTEL', totalAmount: euro(15_000) },
      { category: 'RISTORANTI', totalAmount: euro(5_000) },
    ],
  },
  {
    year: 2026,
    month: 2,
    totalAmount: euro(40_000),
    categories: [{ category: 'CARBURANTI', totalAmount: euro(40_000) }],
  },
];

const words = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');

async function open(answers: Answers = {}, card = aCardSummary()) {
  const portal = await renderInPortal(<OperationsSection card={card} />, {
    listTransactions: () => done({ transactions: [anOperation()], totalTransactionNumber: 1 }),
    readYearlySummary: ({ byCategory }) => done({ transactionsSummary: byCategory ? [...summary] : [] }),
    ...answers,
  });
  await screen.findByText('1 operazione negli ultimi 90 giorni');
  return { ...portal, user: userEvent.setup() };
}

describe('the expenses of a card', () => {
  it('stand beside one another by month, the newest told by category in a table [S-69]', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Le tue spese' }));
    const dialog = await screen.findByRole('dialog', { name: 'Le tue spese' });

    const months = await within(dialog).findByRole('group', { name: 'Spese mese per mese' });
    const columns = [...months.querySelectorAll('rect')].map((column) => column.getAttribute('height'));
    const names = within(months)
      .getAllByRole('button')
      .map((month) => month.getAttribute('aria-label')?.replaceAll('\u00a0', ' '));
    expect(names).toEqual(['Febbraio 2026, 400,00 €', 'Marzo 2026, 200,00 €']);
    expect(columns).toEqual(['100', '50']);
    const [, ...rows] = within(within(dialog).getByRole('table', { name: /Marzo 2026/u })).getAllByRole(
      'row',
    );
    expect(rows.map(words)).toEqual(['Hotel150,00 €75%', 'Ristoranti50,00 €25%']);

    await user.click(within(months).getByRole('button', { name: /Febbraio/u }));

    const [, row] = within(within(dialog).getByRole('table', { name: /Febbraio 2026/u })).getAllByRole('row');
    expect(words(row)).toBe('Carburanti400,00 €100%');
    await user.click(within(dialog).getByRole('button', { name: 'Le cifre mese per mese' }));
    const figures = within(dialog).getAllByRole('table').at(-1);
    expect([...(figures?.querySelectorAll('tbody tr') ?? [])].map(words)).toEqual([
      'Marzo 2026200,00 €',
      'Febbraio 2026400,00 €',
    ]);
  });

  it('that cannot be read are told, and read again when asked', async () => {
    let isUp = false;
    const { user } = await open({
      readYearlySummary: ({ byCategory }) =>
        byCategory && !isUp ? { kind: 'unreachable' } : done({ transactionsSummary: [...summary] }),
    });
    await user.click(screen.getByRole('button', { name: 'Le tue spese' }));
    expect(await screen.findByText('Spese non disponibili')).toBeTruthy();

    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Riprova' }));

    expect(await screen.findByRole('table', { name: /Marzo 2026/u })).toBeTruthy();
  });

  it('are not offered of a family card, which hides its amounts', async () => {
    await open({}, aCardSummary({ flagFamiliar: true }));

    expect(screen.queryByRole('button', { name: 'Le tue spese' })).toBeNull();
  });

  it('of a bank that does not tell categories apart are the months alone', () => {
    const [month] = spendingMonths([{ year: 2026, month: 3, totalAmount: euro(100) }]);

    expect(month).toEqual({ day: '2026-03-01', spent: 100, height: 100, categories: [] });
  });
});
