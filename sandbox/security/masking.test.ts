import { expect, it } from 'vitest';
import { maskEmail, maskPan, maskPhone } from './masking.ts';

it.each([
  ['giulia.ferri@percorso.test', 'g**********i@percorso.test'],
  ['abc@percorso.test', 'a*c@percorso.test'],
  ['a@percorso.test', 'a*@percorso.test'],
  ['"a@b"@percorso.test', '"***"@percorso.test'],
])('shows of %s only the first and the last letter of its name', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it('shows of a number its last 2 digits, and of the others how many they are, without the prefix [PHONE-15]', () => {
  expect(maskPhone('+393471234512')).toBe('********12');
  expect(maskPhone('347123439')).toBe('*******39');
  expect(maskPhone('3471239+39')).toBe('********39');
});

it('shows of a card number its last 4 digits alone', () => {
  expect(maskPan('0101')).toBe('**** **** **** 0101');
});
