import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyForm, type FilterForm, selectableDays, withinScope } from './filter-form.ts';
import { isValid, problemsOf, stepAmount } from './filter-rules.ts';
import { readFilters, writeFilters } from './filters-in-address.ts';
import { bankFilters, filtersOf, usualFilters } from './operation-filters.ts';
import { quickPeriod } from './periods.ts';

const today = '2026-03-20';
const empty = emptyForm({ today, initialEnd: 'today' });
const aForm = (difference: Partial<FilterForm> = {}): FilterForm => ({ ...empty, ...difference });
const wrong = (difference: Partial<FilterForm>) => Object.keys(problemsOf(aForm(difference), today));

const pair = (one: string, other: string) =>
  fc.record({ [one]: fc.boolean(), [other]: fc.boolean() }) as fc.Arbitrary<never>;

describe('the period', () => {
  it('is at first the last 90 days, up to today or to a month ago as the bank has set [FILTER-13]', () => {
    expect(empty.dates).toEqual({ startDate: '2025-12-20', endDate: '2026-03-20' });
    expect(emptyForm({ today, initialEnd: 'oneMonthAgo' }).dates).toEqual({
      startDate: '2025-12-20',
      endDate: '2026-02-20',
    });
    expect(usualFilters(today)).toEqual({ dateMin: '2025-12-20', dateMax: '2026-03-20' });
  });

  it('may be any of the last 12 months up to today, the right way round [FILTER-14]', () => {
    expect(selectableDays(today)).toEqual({ first: '2025-03-20', last: '2026-03-20' });
    expect(wrong({ dates: { startDate: '2025-03-20', endDate: '2026-03-20' } })).toEqual([]);
    expect(wrong({ dates: { startDate: '2025-03-19', endDate: '2026-03-20' } })).toEqual(['dates']);
    expect(wrong({ dates: { startDate: '2026-03-01', endDate: '2026-03-21' } })).toEqual(['dates']);
    expect(wrong({ dates: { startDate: '2026-03-02', endDate: '2026-03-01' } })).toEqual(['dates']);
  });

  it('can be chosen with one press', () => {
    expect(quickPeriod('thisMonth', today)).toEqual({ startDate: '2026-03-01', endDate: '2026-03-20' });
    expect(quickPeriod('lastMonth', today)).toEqual({ startDate: '2026-02-01', endDate: '2026-02-28' });
    expect(quickPeriod('last90Days', today)).toEqual(empty.dates);
  });
});

describe('the amounts', () => {
  it.each(['0', '99999', '12,5', '9999,99', '000001'])('may be %s [FILTER-18]', (amountTo) => {
    expect(wrong({ amountTo })).toEqual([]);
  });

  it.each(['99999,01', '100000', '0000001', '12,345', '12.5', '-1', '1 €', 'dieci', ','])(
    'may not be %j [FILTER-18] [FILTER-20]',
    (amount) => {
      expect(wrong({ amountTo: amount })).toEqual(['amountTo']);
      expect(wrong({ amountFrom: amount })).toEqual(['amountFrom']);
    },
  );

  it('are a range whose end is not below its start [FILTER-19]', () => {
    expect(wrong({ amountFrom: '10', amountTo: '10' })).toEqual([]);
    expect(wrong({ amountFrom: '10', amountTo: '9,99' })).toEqual(['amountTo']);
  });

  it('go up and down by one euro, and stay within what may be asked [FILTER-18]', () => {
    expect([stepAmount('', 1), stepAmount('12,50', 1), stepAmount('12,50', -1)]).toEqual([
      '1',
      '13,50',
      '11,50',
    ]);
    expect([stepAmount('0,40', -1), stepAmount('99999', 1), stepAmount('tanti', 1)]).toEqual([
      '0',
      '99999',
      'tanti',
    ]);
  });
});

describe('a form', () => {
  it('is valid as it comes, and not with a search for nothing or a category that nobody knows [FILTER-21] [FILTER-22]', () => {
    expect(isValid(problemsOf(empty, today))).toBe(true);
    expect(wrong({ search: '   ' })).toEqual(['search']);
    expect(wrong({ search: 'x'.repeat(81) })).toEqual(['search']);
    expect(wrong({ categories: ['HOTEL', 'ALL'] })).toEqual([]);
    expect(wrong({ categories: ['HOTEL', 'BARCHE'] })).toEqual(['categories']);
  });

  it('becomes the filters that the documents name, amounts in cents [FILTER-27] [FILTER-28]', () => {
    const form = aForm({
      search: ' bar ',
      categories: ['HOTEL', 'RISTORANTI'],
      amountFrom: '10',
      amountTo: '20,5',
      currency: { euro: false, other: true },
      paymentType: { card: false, phone: true },
      operationType: { in: true, out: false },
    });

    expect(filtersOf(form)).toEqual({
      search: 'bar',
      amountMin: 1000,
      amountMax: 2050,
      dateMin: '2025-12-20',
      dateMax: '2026-03-20',
      category: ['HOTEL', 'RISTORANTI'],
      flagSign: 'P',
      flagPaymentType: 'phone',
      flagCurrency: 'other',
    });
  });

  it.each([
    ['operationType', 'flagSign', { in: 'P', out: 'N' }],
    ['paymentType', 'flagPaymentType', { card: 'card', phone: 'phone' }],
    ['currency', 'flagCurrency', { euro: 'euro', other: 'other' }],
  ] as const)(
    'filters by %s with one of two alone, not with both or none [FILTER-23] [FILTER-24] [FILTER-25]',
    (field, flag, values) => {
      const [[one, sent], [other, otherSent]] = Object.entries(values) as [
        [string, string],
        [string, string],
      ];
      const flagOf = (isOne: boolean, isOther: boolean) =>
        filtersOf({ ...empty, [field]: { [one]: isOne, [other]: isOther } })[flag];

      expect(flagOf(true, false)).toBe(sent);
      expect(flagOf(false, true)).toBe(otherSent);
      expect(flagOf(true, true)).toBeUndefined();
      expect(flagOf(false, false)).toBeUndefined();
    },
  );

  it('with all categories filters by none [FILTER-26]', () => {
    expect(filtersOf(aForm({ categories: ['HOTEL', 'ALL'] }))).not.toHaveProperty('category');
    expect(filtersOf(empty)).not.toHaveProperty('category');
  });

  it('asks only what the card tells [FILTER-07]', () => {
    const form = aForm({ amountFrom: '1', amountTo: '2', operationType: { in: true, out: false } });

    expect(withinScope(form, { isPrepaid: true, isFamily: false })).toEqual(form);
    expect(withinScope(form, { isPrepaid: false, isFamily: true })).toEqual(empty);
  });
});

describe('filters', () => {
  it('reach the bank in its own words, whole days by the Italian clock', () => {
    const filters = filtersOf(aForm({ search: 'bar', amountFrom: '10', categories: ['HOTEL'] }));

    expect(bankFilters({ ...filters, merchantCode: 'IT0610001' })).toEqual({
      dateFrom: '2025-12-20T00:00:00.000+01:00',
      dateTo: '2026-03-20T23:59:59.999+01:00',
      category: ['HOTEL'],
      amountFrom: 1000,
      merchantName: ['bar'],
      merchantCode: ['IT0610001'],
    });
  });

  it('come back from the address that they were written to, without what was searched for', () => {
    const day = fc.constantFrom('2025-04-01', '2026-01-31', '2026-03-20');
    const forms = fc.record<FilterForm>({
      search: fc.string(),
      dates: fc.record({ startDate: day, endDate: day }),
      categories: fc.uniqueArray(fc.constantFrom('HOTEL', 'RISTORANTI', 'ALL')),
      amountFrom: fc.constantFrom('', '10', '12,50'),
      amountTo: fc.constantFrom('', '99999'),
      currency: pair('euro', 'other'),
      paymentType: pair('card', 'phone'),
      operationType: pair('in', 'out'),
    });

    fc.assert(
      fc.property(forms, (form) => {
        const address = writeFilters(form).toString();
        expect(readFilters(new URLSearchParams(address), empty)).toEqual({ ...form, search: '' });
      }),
    );
  });
});
