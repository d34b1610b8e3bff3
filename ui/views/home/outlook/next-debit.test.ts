import { describe, expect, it } from 'vitest';
import { nextDebit } from './next-debit.ts';

const instalment = (dueDate: string, amount: number) => ({
  planReference: 'P0000001',
  description: 'Sartoria Bellariva',
  number: 1,
  of: 6,
  dueDate,
  amount,
});
const debit = (date: string) => ({ date, amount: 20_000, isFinal: true });

describe('the next debit [HOLDER-27]', () => {
  it('is all that is taken until the card is debited, where instalments are due before', () => {
    const installments = [
      instalment('2026-12-10', 3213),
      instalment('2027-01-10', 3213),
      instalment('2026-12-10', 6440),
    ];

    expect(nextDebit({ debit: debit('2026-12-15'), installments })).toEqual({
      date: '2026-12-15',
      amount: 29_653,
      installments: 2,
      isCardDebited: true,
      isOneDay: false,
    });
  });

  it('is all the instalments of the first day, where the card is debited nothing', () => {
    const installments = [
      instalment('2027-01-10', 3213),
      instalment('2026-12-10', 3213),
      instalment('2026-12-10', 6440),
    ];

    expect(nextDebit({ installments })).toEqual({
      date: '2026-12-10',
      amount: 9653,
      installments: 2,
      isCardDebited: false,
      isOneDay: true,
    });
  });

  it('is both together where they fall on one day', () => {
    const told = nextDebit({ debit: debit('2026-12-10'), installments: [instalment('2026-12-10', 3213)] });

    expect(told).toEqual({
      date: '2026-12-10',
      amount: 23_213,
      installments: 1,
      isCardDebited: true,
      isOneDay: true,
    });
  });

  it('is the card’s alone where its day comes first', () => {
    const told = nextDebit({ debit: debit('2026-12-05'), installments: [instalment('2026-12-10', 3213)] });

    expect(told).toEqual({
      date: '2026-12-05',
      amount: 20_000,
      installments: 0,
      isCardDebited: true,
      isOneDay: true,
    });
  });

  it('is none where nothing is debited', () => {
    expect(nextDebit({ installments: [] })).toBeUndefined();
  });
});
