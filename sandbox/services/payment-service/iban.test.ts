import { describe, expect, it } from 'vitest';
import { ibanOf, isIban } from './iban.ts';

describe('an IBAN of the bank', () => {
  it.each([1, 1000002, 999_999_999_999])('of account %i is sound [HOLDER-29]', (account) => {
    const iban = ibanOf(account);

    expect(iban).toMatch(/^IT\d{2}[A-Z]\d{22}$/u);
    expect(isIban(iban)).toBe(true);
  });

  it('is told from one with a digit that was mistyped', () => {
    expect(isIban('IT60X0542811101000000123456')).toBe(true);
    expect(isIban('IT60X0542811101000000123465')).toBe(false);
  });
});
