import { expect, it } from 'vitest';
import { maskEmail } from './masking.ts';

it.each([
  ['giulia.ferri@percorso.test', 'g**********i@percorso.test'],
  ['abc@percorso.test', 'a*c@percorso.test'],
  ['a@percorso.test', 'a*@percorso.test'],
  ['"a@b"@percorso.test', '"***"@percorso.test'],
])('shows of %s only the first and the last letter of its name', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
