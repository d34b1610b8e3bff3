import { expect, it } from 'vitest';
import type { BankReplies } from '#schemas';
import { filterChecks, type AskFiltered } from './filters.ts';

type Row = BankReplies['listTransactions']['transactions'][number];

const row = (index: number): Row => ({
  transactionStatus: 'R',
  transactionDate: `2026-10-${String(28 - index).padStart(2, '0')}T12:00:00.000Z`,
  effectiveCardId: '1',
  merchant: { merchantName: index % 2 === 0 ? 'Bar Aurora' : 'Libreria Lago', merchantCode: `M${index % 2}` },
  category: index % 2 === 0 ? 'RISTORANTI' : 'CARBURANTI',
  cssCategory: 1,
  iconCategory: 'category-1',
  chargeCurrencyAmount: { amount: 100 * (index + 1), currency: 'EUR' },
  cardIdValue: '**** 4417',
  flagPrepaidRechargeReceived: false,
  flagFamiliar: false,
  charger: 'Giulia Ferri',
});
const rows = Array.from({ length: 9 }, (_, index) => row(index));

const answering =
  (kept: (filters: Parameters<AskFiltered>[0]) => readonly Row[]): AskFiltered =>
  async (filters) => {
    const transactions = [...kept(filters)];
    return { transactions, totalTransactionNumber: transactions.length };
  };

it('finds a list that takes every filter and keeps to none [RUN-13]', async () => {
  const checks = await filterChecks(
    rows,
    answering(() => rows),
  );

  expect(checks.map(({ name, outcome }) => [name, outcome])).toEqual(
    ['days', 'amounts', 'category', 'a word of the name', 'merchant'].map((by) => [
      `keeps to a filter by ${by}`,
      'failed',
    ]),
  );
  expect(checks[2]?.detail).toBe('number 2 does not fit {"category":["RISTORANTI"]}');
});

/** Holds a list to its filters that keeps to that by category, of those rows that it keeps. */
const byCategory = (kept: (one: Row) => boolean) =>
  filterChecks(
    rows,
    answering(({ category }) => rows.filter((one) => category?.[0] === one.category && kept(one))),
  );

it('finds a list that leaves out what fits, and takes one that answers just that [RUN-13]', async () => {
  const [right, short] = [await byCategory(() => true), await byCategory((one) => one !== rows[0])];

  expect(right[2]).toEqual({ name: 'keeps to a filter by category', outcome: 'passed' });
  expect(short[2]).toMatchObject({ outcome: 'failed', detail: '4 of the 5 that the whole list has' });
});

it('sends no filter by amounts where a row hides its own, as a family card does [RUN-13]', async () => {
  const { chargeCurrencyAmount: _, ...hidden } = row(4);

  const checks = await filterChecks(
    rows.with(4, hidden),
    answering(() => []),
  );

  expect(checks.map(({ name }) => name)).not.toContain('keeps to a filter by amounts');
});
