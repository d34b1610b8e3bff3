import { expect, it } from 'vitest';
import { formatIban } from './iban.ts';

it('sets an IBAN in groups of four, between which a line may break [HOLDER-29]', () => {
  expect(formatIban('IT60X0542811101000000123456')).toBe('IT60 X054 2811 1010 0000 0123 456');
});
