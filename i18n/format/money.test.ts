import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatMoneyParts, parseMoney } from './money.ts';

const cents = fc.maxSafeInteger();

describe('amounts the Italian way', () => {
  it('reads back every amount that it writes, to the cent [S-42]', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseMoney(formatMoney(amount))).toBe(amount);
      }),
    );
  });

  it('reads back foreign amounts as well [S-42]', () => {
    const currencies = fc.constantFrom('USD', 'GBP', 'CHF');

    fc.assert(
      fc.property(cents, currencies, (amount, currency) => {
        expect(parseMoney(formatMoney(amount, currency))).toBe(amount);
      }),
    );
  });

  it.each([
    [123_456, '1.234,56\u00a0€'],
    [0, '0,00\u00a0€'],
    [5, '0,05\u00a0€'],
    [-199, '−1,99\u00a0€'],
    [100_000_000, '1.000.000,00\u00a0€'],
  ])('writes %i cents as %s [TEXT-04]', (amount, written) => {
    expect(formatMoney(amount)).toBe(written);
  });

  it('writes the currency code beside a foreign amount [OPS-05]', () => {
    expect(formatMoney(12_050, 'USD')).toBe('120,50\u00a0USD');
  });

  it.each([
    [2_417_700, 'JPY', '24.177\u00a0JPY'],
    [-50_000, 'KRW', '−500\u00a0KRW'],
    [2_417_795, 'JPY', '24.178\u00a0JPY'],
    [-49, 'JPY', '0\u00a0JPY'],
    [120_500, 'KWD', '1.205,00\u00a0KWD'],
  ])('writes %i hundredths of %s, as small as its units are, as %s [OPS-05]', (amount, currency, written) => {
    expect(formatMoney(amount, currency)).toBe(written);
  });

  it('leaves out the decimals of a currency that has none', () => {
    expect(formatMoneyParts(2_417_700, 'JPY')).toMatchObject({ units: '24.177', decimals: '' });
  });

  it('takes an amount apart for the eye', () => {
    expect(formatMoneyParts(-123_456)).toEqual({
      sign: '−',
      units: '1.234',
      decimals: '56',
      currency: '€',
    });
  });

  it('refuses fractions of a cent', () => {
    expect(() => formatMoney(0.5)).toThrow(RangeError);
  });

  it.each([
    ['1.500,00', 150_000],
    ['1500', 150_000],
    ['12,5', 1250],
    ['-3 €', -300],
    ['0', 0],
  ])('reads %s', (written, amount) => {
    expect(parseMoney(written)).toBe(amount);
  });

  it.each(['UNLIMITED', '', '1,234.56', '1.23', '12,345', 'dodici', '1 €€'])(
    'takes %j for no amount at all [CARD-09]',
    (written) => {
      expect(parseMoney(written)).toBeUndefined();
    },
  );
});
