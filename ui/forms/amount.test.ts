import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capAmount, readAmount, writeAmount } from './amount.ts';

describe('an amount as it is typed', () => {
  it('is read as whole cents, with a comma for decimals [S-42]', () => {
    const read = ['0', '12', '12,5', '1234,50', '1.234,56'].map(readAmount);

    expect(read).toEqual([0, 1200, 1250, 123450, 123456]);
  });

  it('is none with a third decimal, a misplaced point or nothing before the comma', () => {
    expect(['1,234', '12.3456', '1.23,4', ',5', '1,', ''].map(readAmount)).toEqual(Array(6).fill(undefined));
  });

  it('has decimals behind a point too, where a keyboard has no comma, and thousands behind it as ever [HOLDER-15]', () => {
    expect(['50.5', '50.50', '1.000', '12.345'].map(readAmount)).toEqual([5050, 5050, 100_000, 1_234_500]);
  });

  it('is read back from what was written [S-42]', () => {
    fc.assert(fc.property(fc.nat(), (cents) => readAmount(writeAmount(cents)) === cents));
  });

  it.each([
    ['1234567', '123456'],
    ['1.234.567', '1.234.56'],
    ['12345,67', '12345,6'],
    ['123456,7', '123456,'],
    ['10,505', '10,50'],
    ['1.234,50', '1.234,50'],
    ['-12,345', '-12,34'],
  ])('%j is kept as %j: at most 6 digits, at most 2 of them decimals [FORM-03]', (typed, kept) => {
    expect(capAmount(typed)).toBe(kept);
  });
});
