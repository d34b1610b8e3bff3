import { expect, it } from 'vitest';
import { writtenForm } from './written-form.ts';

it.each([
  ['^[0-9]{6,18}$', 'It must be 6 to 18 digits.', 'Devono essere da 6 a 18 cifre.'],
  ['^\\d{6}$', 'It must be 6 digits.', 'Devono essere 6 cifre.'],
  ['^[0-9]*$', 'It must have only digits.', 'Deve avere solo cifre.'],
  ['^[0-9]{4,}$', 'It must be at least 4 digits.', 'Devono essere almeno 4 cifre.'],
  [
    '^[A-Z0-9_]{1,64}$',
    'It must be at most 64 capitals, digits or "_".',
    'Devono essere al più 64 lettere maiuscole, cifre o "_".',
  ],
  [
    '^[A-Za-z0-9_-]{22,128}$',
    'It must be 22 to 128 letters, digits, "_" or "-".',
    'Devono essere da 22 a 128 lettere, cifre, "_" o "-".',
  ],
])('says in words which signs %s takes, and how many', (pattern, en, italian) => {
  expect(writtenForm({ type: 'string', pattern })).toEqual({ en, it: italian });
});

it('prefers the words that stand beside the pattern, and gives an example where it can say no more', () => {
  const written = { en: 'Three numbers.', it: 'Tre numeri.' };

  expect(writtenForm({ pattern: '^[0-9]$', 'x-written': written })).toEqual(written);
  expect(writtenForm({ pattern: '^Q[0-9]{2}$', examples: ['Q10', 'Q11'] })?.it).toBe(
    'Per esempio: "Q10", "Q11".',
  );
  expect(writtenForm({ pattern: '^Q[0-9]{2}$' })?.en).toMatch(/^For example: "Q\d\d"\.$/);
  expect(writtenForm({ format: 'date' })?.it).toBe('Per esempio: "2026-01-31".');
  expect(writtenForm({ pattern: '^[0-5-9-]{2}$' })?.en).toMatch(/^For example: /);
  expect(writtenForm({ type: 'string' })).toBeUndefined();
});
