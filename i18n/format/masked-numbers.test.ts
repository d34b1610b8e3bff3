import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMaskedPan, formatMaskedPhone, lastDigitsOfPan } from './masked-numbers.ts';

describe('masked numbers', () => {
  it('writes a masked card number in four groups of four [OPS-04] [CARD-03]', () => {
    expect(formatMaskedPan('************4821')).toBe('****\u00a0****\u00a0****\u00a04821');
    expect(formatMaskedPan('****************')).toBe('****\u00a0****\u00a0****\u00a0****');
  });

  it('hides all but the last four digits of a card number, whatever it is given [S-37]', () => {
    const digits = fc.stringMatching(/^\d{12,19}$/u);

    fc.assert(
      fc.property(digits, (pan) => {
        expect(formatMaskedPan(pan).replace(/\D/gu, '')).toBe(pan.slice(-4));
      }),
    );
  });

  it('shows only the last 2 digits of a phone number [PHONE-15]', () => {
    expect(formatMaskedPhone('+393331234567')).toBe('+39\u00a0********67');
    expect(formatMaskedPhone('3331234567')).toBe('********67');
  });

  it('leaves a number that the bank has masked as it is [PHONE-15]', () => {
    expect(formatMaskedPhone('+39********67')).toBe('+39\u00a0********67');
  });

  it('answers the last digits of a card number', () => {
    expect(lastDigitsOfPan('**** **** **** 4821')).toBe('4821');
    expect(lastDigitsOfPan('****************')).toBe('');
  });
});
