import type { CategoryCode } from '#schemas';
import { describe, expect, it } from 'vitest';
import { categoryNumbers } from './categories.ts';
import { groupByMonth, totalsByMonth } from './group-by-month.ts';
import { isToldByBanner } from './list-failure.ts';
import { mapUrl } from './map-url.ts';
import { anOperation } from './operation.fixture.ts';
import { amountOf, canOpen, euroAmountOf, isBooked } from './operation-rules.ts';

const withoutId = (): ReturnType<typeof anOperation> => {
  const { transactionId: _, ...rest } = anOperation();
  return rest;
};

describe('which operations open their detail', () => {
  it('opens a recorded operation that has an id [OPS-06] [OPS-07]', () => {
    expect(canOpen(anOperation())).toBe(true);
  });

  it('opens a recorded recharge that has no id [OPS-07]', () => {
    expect(canOpen({ ...withoutId(), flagPrepaidRechargeReceived: true })).toBe(true);
  });

  it('keeps a recorded operation without id or recharge closed [OPS-07]', () => {
    expect(canOpen(withoutId())).toBe(false);
  });

  it('keeps what is not recorded closed, whatever else it has [OPS-06]', () => {
    const pending = anOperation({ transactionStatus: 'P', flagPrepaidRechargeReceived: true });

    expect(isBooked(pending)).toBe(false);
    expect(canOpen(pending)).toBe(false);
  });

  it('opens what is not recorded where something can be done about it [HOLDER-26]', () => {
    const pending = { ...withoutId(), transactionStatus: 'P' };

    expect(canOpen(pending, true)).toBe(true);
    expect(canOpen(withoutId(), true)).toBe(false);
  });
});

describe('the amount of an operation', () => {
  const abroad = anOperation({
    originalCurrencyAmount: { amount: 4200, currency: 'USD' },
    chargeCurrencyAmount: { amount: 3877, currency: 'EUR' },
  });

  it('is the original currency’s, with its euro beneath [OPS-05]', () => {
    expect(amountOf(abroad)).toEqual({ amount: 4200, currency: 'USD' });
    expect(euroAmountOf(abroad)).toEqual({ amount: 3877, currency: 'EUR' });
  });

  it('is in euro when there is no other [OPS-05]', () => {
    const { originalCurrencyAmount: _, ...charged } = abroad;

    expect(amountOf(charged)).toEqual({ amount: 3877, currency: 'EUR' });
    expect(euroAmountOf(charged)).toBeUndefined();
  });
});

describe('months', () => {
  it('groups operations by Italian month, newest first as they come [OPS-01]', () => {
    const operations = [
      anOperation({ transactionDate: '2026-03-31T22:30:00.000Z' }),
      anOperation({ transactionDate: '2026-03-31T10:00:00.000+02:00' }),
      anOperation({ transactionDate: '2026-03-01T10:00:00.000+01:00' }),
    ];

    const months = groupByMonth(operations);

    expect(months.map(({ key, operations: ofMonth }) => [key, ofMonth.length])).toEqual([
      ['202604', 1],
      ['202603', 2],
    ]);
  });

  it('keys the totals by year and two-digit month [CARD-16]', () => {
    const totals = totalsByMonth([
      {
        year: 2026,
        month: 3,
        totalAmount: { value: 10, currency: 'EUR' },
        totalRecharge: { value: 20, currency: 'EUR' },
      },
      { year: 2025, month: 12 },
    ]);

    expect(totals).toEqual({ '202603': { spent: 10, recharged: 20 }, '202512': {} });
  });
});

describe('categories', () => {
  const rows: [row: string, code: CategoryCode, number: number][] = [
    ['[OPS-21]', 'ALTRESPESE', 1],
    ['[OPS-22]', 'LINEEAEREE', 2],
    ['[OPS-23]', 'AUTONOLEGGI', 3],
    ['[OPS-24]', 'ANTICIPOCONTANTE', 4],
    ['[OPS-25]', 'HOTEL', 5],
    ['[OPS-26]', 'SUPERMERCATI', 6],
    ['[OPS-27]', 'ABBIGLIAMENTO', 7],
    ['[OPS-28]', 'RISTORANTI', 8],
    ['[OPS-29]', 'CARBURANTI', 9],
    ['[OPS-30]', 'SERVIZITELEFONICI', 10],
    ['[OPS-31]', 'GRANDIMAGAZZINI', 11],
    ['[OPS-32]', 'PEDAGGIAUTOSTRADALI', 12],
  ];

  it.each(rows)('%s numbers %s as %i', (_row, code, number) => {
    expect(categoryNumbers[code]).toBe(number);
  });
});

describe('a list that cannot be read', () => {
  it.each(['5707', '5708', '5709', 'UNAUTHORISED'])('tells %s by the banner as well [OPS-35]', (code) => {
    expect(isToldByBanner(code)).toBe(true);
  });

  it.each(['INTERNAL_ERROR', undefined])('keeps the banner away for %s [OPS-36]', (code) => {
    expect(isToldByBanner(code)).toBe(false);
  });
});

describe('the map', () => {
  it('is linked when the merchant has both coordinates [OPS-18]', () => {
    const url = mapUrl({ merchantName: 'Bar', merchantLat: 41.9, merchantLong: 12.5 });

    expect(url).toBe('https://www.openstreetmap.org/?mlat=41.9&mlon=12.5#map=17/41.9/12.5');
  });

  it('is not linked with one coordinate missing [OPS-18]', () => {
    expect(mapUrl({ merchantName: 'Bar', merchantLat: 41.9 })).toBeUndefined();
  });
});
