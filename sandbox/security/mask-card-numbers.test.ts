import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLuhn } from './luhn.ts';
import { holdsCardNumber, maskCardNumbers } from './mask-card-numbers.ts';

const ten = Array.from({ length: 10 }, (_, digit) => String(digit));

/** Card numbers of every length that there is. */
const cardNumbers = fc
  .string({ unit: fc.constantFrom(...ten), minLength: 12, maxLength: 18 })
  .map((digits) => `${digits}${ten.find((check) => isLuhn(digits + check)) ?? ''}`);

const separators = fc.constantFrom(
  '',
  ' ',
  '-',
  '.',
  '\u00a0',
  '\u202f',
  '\u2009',
  '–',
  '/',
  '", "',
  '\n',
  ' - ',
);

/** The same number as somebody may have written it. */
const spaced = fc
  .tuple(cardNumbers, fc.array(separators, { minLength: 19, maxLength: 19 }))
  .map(([number, between]) => ({
    number,
    text: Array.from(number, (digit, place) => (place === 0 ? '' : (between[place] ?? '')) + digit).join(''),
  }));

describe('a card number in a text [S-91]', () => {
  it('is hidden however it is spaced, and what stands around it is kept', () => {
    fc.assert(
      fc.property(spaced, ({ number, text }) => {
        const masked = maskCardNumbers(`paid with ${text} today`);

        expect(masked.replaceAll(/\D/g, '')).toBe('');
        expect(masked).not.toContain(number);
        expect(masked).toMatch(/^paid with •••.*today$/s);
      }),
    );
  });

  it('is hidden among other digits', () => {
    fc.assert(
      fc.property(spaced, fc.nat(99_999), fc.nat(99_999), ({ text }, before, after) => {
        expect(maskCardNumbers(`${before} ${text} ${after}`)).not.toMatch(/\d/);
      }),
    );
  });

  it('is hidden with a digit wrong too, where nothing stands between its digits', () => {
    expect(maskCardNumbers('4111111111111112')).toBe('•••');
  });

  it.each([
    '2026-01-07T09:00:00.000Z',
    'AS-00000012',
    '+39 347 123 4567',
    'limite 1.500,00 €',
    '1000101',
    '',
  ])('is not seen in %j', (text) => {
    expect(maskCardNumbers(text)).toBe(text);
  });
});

describe('digits taken together [S-91]', () => {
  it.each([
    ['59 96 52 32 56 22 95 18 88 1', 'as the longest card number that there is'],
    ['5-83080217745309113-99', 'from the second on, to the last'],
    ['655 7142 2152 2466 1', 'from the fourth on, as the shortest that there is'],
  ])('hold a card number in %s, %s', (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  it.each(['4945 7339 92 851', '8982 6856 9106 7969 1542', '411', ''])('hold none in %j', (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });
});
