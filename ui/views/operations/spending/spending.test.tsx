import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MonthSummary } from '#schemas';
import { findPopup } from '../../frame/popup.fixture.ts';
import { type Answers, done, renderInPortal } from '../../cards/portal.fixture.tsx';
import { OutlookPopups } from '../../home/outlook/OutlookPopups.tsx';
import { SpendingCard } from '../../home/outlook/SpendingCard.tsx';
import { compareCategories } from './spending-change.ts';
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

async function open(answers: Answers = {}) {
  const portal = await renderInPortal(
    <OutlookPopups>
      <SpendingCard cardId="1000001" />
    </OutlookPopups>,
    {
      readYearlySummary: ({ byCategory }) => done({ transactionsSummary: byCategory ? [...summary] : [] }),
      ...answers,
    },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Le tue spese/u }));
  return { ...portal, user };
}

describe('the expenses of a card', () => {
  it('stand beside one another by month, the newest told by category in a table [S-69]', async () => {
    const { user } = await open();
    const dialog = await findPopup('Le tue spese');

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
    expect(rows.map(words)).toEqual([
      'Hotel150,00 €75%nuova',
      'Ristoranti50,00 €25%nuova',
      'Carburanti0,00 €0%−400,00 €',
    ]);

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
    expect(await screen.findByText('Spese non disponibili')).toBeTruthy();

    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Riprova' }));

    expect(await screen.findByRole('table', { name: /Marzo 2026/u })).toBeTruthy();
  });

  it('are six months in the picture and all of them in the table, behind a card of the home [HOLDER-33]', async () => {
    const thirteen = Array.from({ length: 13 }, (_, index) => ({
      year: index < 3 ? 2026 : 2025,
      month: index < 3 ? 3 - index : 15 - index,
      totalAmount: euro(10_000 + index),
    }));
    const { user } = await open({ readYearlySummary: () => done({ transactionsSummary: thirteen }) });

    const months = await screen.findByRole('group', { name: 'Spese mese per mese' });
    await user.click(screen.getByRole('button', { name: 'Le cifre mese per mese' }));

    expect(within(months).getAllByRole('button')).toHaveLength(6);
    expect(screen.getAllByRole('table').at(-1)?.querySelectorAll('tbody tr')).toHaveLength(13);
  });

  it('are told against the month before, in all and by category, also where nothing was spent any more [HOLDER-33]', () => {
    const [before, month] = spendingMonths([
      {
        year: 2026,
        month: 2,
        totalAmount: euro(500),
        categories: [
          { category: 'HOTEL', totalAmount: euro(200) },
          { category: 'CARBURANTI', totalAmount: euro(300) },
        ],
      },
      {
        year: 2026,
        month: 3,
        totalAmount: euro(600),
        categories: [
          { category: 'HOTEL', totalAmount: euro(450) },
          { category: 'RISTORANTI', totalAmount: euro(150) },
        ],
      },
    ]);

    const compared = month && compareCategories(month, before);

    expect(compared?.map(({ category, spent, change }) => [category, spent, change])).toEqual([
      ['HOTEL', 450, 250],
      ['RISTORANTI', 150, 'new'],
      ['CARBURANTI', 0, -300],
    ]);
  });

  it('of a bank that does not tell categories apart are the months alone', () => {
    const [month] = spendingMonths([{ year: 2026, month: 3, totalAmount: euro(100) }]);

    expect(month).toEqual({ day: '2026-03-01', spent: 100, categories: [] });
  });
});
