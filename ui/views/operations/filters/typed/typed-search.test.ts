import { describe, expect, it } from 'vitest';
import names from '../../../../../i18n/it/categories.json' with { type: 'json' };
import { readSearch, type SearchGround } from './typed-search.ts';

const ground: SearchGround = {
  today: '2026-11-26',
  nameOf: (code) => Object.entries(names).find(([each]) => each === code)?.[1] ?? code,
  hasAmounts: true,
};
const read = (text: string, more: Partial<SearchGround> = {}) => readSearch(text, { ...ground, ...more });

describe('what is typed into the search box', () => {
  it('is part of a merchant’s name when it says nothing else [HOLDER-19]', () => {
    expect(read('  pasticceria   corsini ')).toEqual({ search: 'pasticceria corsini' });
    expect(read('Supermercato Da Lina')).toEqual({ search: 'Supermercato Da Lina' });
    expect(read('   ')).toEqual({});
  });

  it.each([
    ['supermercati', ['SUPERMERCATI']],
    ['Ristorante', ['RISTORANTI']],
    ['linee aeree', ['LINEEAEREE']],
    ['pedaggi', ['PEDAGGIAUTOSTRADALI']],
    ['hotel ristoranti', ['HOTEL', 'RISTORANTI']],
  ])('names categories, one or many, in full or by their first word: %s [HOLDER-19]', (text, categories) => {
    expect(read(text)).toEqual({ categories });
  });

  it.each([
    ['ottobre', '2026-10-01', '2026-10-31'],
    ['Novembre', '2026-11-01', '2026-11-26'],
    ['novembre 2025', '2025-11-26', '2025-11-30'],
    ['agosto ottobre', '2026-08-01', '2026-10-31'],
    ['gennaio 2026', '2026-01-01', '2026-01-31'],
    ['set', '2026-09-01', '2026-09-30'],
    ['Sett. 2026', '2026-09-01', '2026-09-30'],
    ['3 settembre', '2026-09-03', '2026-09-03'],
    ['03 set', '2026-09-03', '2026-09-03'],
    ['27 novembre 2025', '2025-11-27', '2025-11-27'],
    ['27 novembre', '2025-11-27', '2025-11-27'],
    ['3/9', '2026-09-03', '2026-09-03'],
    ['03/09/2026', '2026-09-03', '2026-09-03'],
    ['28/11/25', '2025-11-28', '2025-11-28'],
    ['28 ottobre 3 novembre', '2026-10-28', '2026-11-03'],
    ['ieri', '2026-11-25', '2026-11-25'],
    ['Oggi', '2026-11-26', '2026-11-26'],
    ['ottobre ieri', '2026-10-01', '2026-11-25'],
    ['2 mesi fa', '2026-09-01', '2026-09-30'],
    ['due mesi fa', '2026-09-01', '2026-09-30'],
    ['un mese fa', '2026-10-01', '2026-10-31'],
    ['mese scorso', '2026-10-01', '2026-10-31'],
    ['lo scorso mese', '2026-10-01', '2026-10-31'],
    ['nel mese scorso', '2026-10-01', '2026-10-31'],
    ['Questo mese', '2026-11-01', '2026-11-26'],
    ['settimana scorsa', '2026-11-16', '2026-11-22'],
    ['questa settimana', '2026-11-23', '2026-11-26'],
    ['3 giorni fa', '2026-11-23', '2026-11-23'],
    ['l’altro ieri', '2026-11-24', '2026-11-24'],
    ['ultimi 3 mesi', '2026-08-26', '2026-11-26'],
    ['negli ultimi sette giorni', '2026-11-20', '2026-11-26'],
    ['l’ultima settimana', '2026-11-20', '2026-11-26'],
    ['quest’anno', '2026-01-01', '2026-11-26'],
    ["l'anno scorso", '2025-11-26', '2025-12-31'],
  ])(
    'means by a month its days, as far as they may be asked for, and by a day before it that day: %s [HOLDER-19]',
    (text, startDate, endDate) => {
      expect(read(text)).toEqual({ dates: { startDate, endDate } });
    },
  );

  it('takes a figure for no amount that says how long, within reach or not [HOLDER-19]', () => {
    expect(read('2 mesi')).toEqual({ search: '2 mesi' });
    expect(read('14 mesi fa')).toEqual({ search: '14 mesi fa' });
    expect(read('supermercati 2 mesi fa')).toEqual({
      categories: ['SUPERMERCATI'],
      dates: { startDate: '2026-09-01', endDate: '2026-09-30' },
    });
    expect(read('50 euro il mese scorso')).toEqual({
      amountFrom: '50',
      amountTo: '50,99',
      dates: { startDate: '2026-10-01', endDate: '2026-10-31' },
    });
  });

  it.each(['43,73 USD', '$43,73', '43,73 £', 'US$ 20', '20 franchi svizzeri', 'dollari'])(
    'means by another currency what was spent in one, since amounts are known in euro alone: %s [HOLDER-19]',
    (text) => {
      expect(read(text)).toEqual({ currency: { euro: false, other: true } });
    },
  );

  it('keeps what else is said beside another currency [HOLDER-19]', () => {
    expect(read('hotel 120 dollari')).toEqual({
      categories: ['HOTEL'],
      currency: { euro: false, other: true },
    });
    expect(read('Bar Franco')).toEqual({ search: 'Bar Franco' });
  });

  it('takes a figure before a month for an amount where it can be no day, or is said to be one [HOLDER-19]', () => {
    const september = { dates: { startDate: '2026-09-01', endDate: '2026-09-30' } };
    const eleven = { amountFrom: '11', amountTo: '11,99' };

    expect(read('42 settembre')).toEqual({ ...september, amountFrom: '42', amountTo: '42,99' });
    expect(read('31 settembre')).toEqual({ ...september, amountFrom: '31', amountTo: '31,99' });
    expect(read('11 € settembre')).toEqual({ ...september, ...eleven });
    expect(read('settembre 11')).toEqual({ ...september, ...eleven });
    expect(read('circa 11 settembre').dates).toEqual(september.dates);
    expect(read('31/9')).toEqual({ search: '31/9' });
  });

  it('knows a month by its first letters behind a merchant, and not before one [HOLDER-19]', () => {
    expect(read('Corsini ott')).toEqual({
      search: 'Corsini',
      dates: { startDate: '2026-10-01', endDate: '2026-10-31' },
    });
    expect(read('Mar Rosso')).toEqual({ search: 'Mar Rosso' });
  });

  it.each([
    ['50', '50', '50,99'],
    ['12,5', '12,5', '12,5'],
    ['€12.50', '12,50', '12,50'],
    ['1.234,56 €', '1234,56', '1234,56'],
    ['42 euro', '42', '42,99'],
    ['Euro 42', '42', '42,99'],
    ['42 EUR', '42', '42,99'],
    ['42€', '42', '42,99'],
    ['50-90', '50', '90'],
    ['12345', '12345', '12345'],
  ])(
    'means by figures an amount, with its cents or whatever they are: %s [HOLDER-19]',
    (text, amountFrom, amountTo) => {
      expect(read(text)).toEqual({ amountFrom, amountTo });
    },
  );

  it.each([
    ['circa 42', '37', '48'],
    ['42 euro circa', '37', '48'],
    ['ca. € 42,50', '38', '47'],
    ['~5', '3', '8'],
    ['circa 99999', '89999', '99999'],
  ])(
    'means by about an amount what lies a tenth around it, and at least two euros: %s [HOLDER-19]',
    (text, amountFrom, amountTo) => {
      expect(read(text)).toEqual({ amountFrom, amountTo });
    },
  );

  it('has euro for a word where it stands beside no figure [HOLDER-19]', () => {
    expect(read('euro spesa 42')).toEqual({ search: 'euro spesa', amountFrom: '42', amountTo: '42,99' });
  });

  it('may say all of it at once [HOLDER-19]', () => {
    expect(read('ristoranti ottobre 50')).toEqual({
      categories: ['RISTORANTI'],
      dates: { startDate: '2026-10-01', endDate: '2026-10-31' },
      amountFrom: '50',
      amountTo: '50,99',
    });
  });

  it('needs no words that only join a month or an amount to the rest, and keeps those of a name [HOLDER-19]', () => {
    expect(read('79 euro di settembre')).toEqual({
      dates: { startDate: '2026-09-01', endDate: '2026-09-30' },
      amountFrom: '79',
      amountTo: '79,99',
    });
    expect(read('bar di maria')).toEqual({ search: 'bar di maria' });
  });

  it('leaves figures that are no amount, or of a card that hides them, among the words [HOLDER-19]', () => {
    expect(read('1234567')).toEqual({ search: '1234567' });
    expect(read('90-50')).toEqual({ search: '90-50' });
    expect(read('Bar 900', { hasAmounts: false })).toEqual({ search: 'Bar 900' });
    expect(read('ottobre 2019', { hasAmounts: false })).toEqual({
      dates: { startDate: '2026-10-01', endDate: '2026-10-31' },
      search: '2019',
    });
  });
});
