import { expect, it } from 'vitest';
import { anything, canMatch, charactersOf } from './pattern-matches.ts';

const phoneAndAmount = '^[0-9]{9,11}-[0-9]{1,9}$';
const digits = charactersOf('^[0-9]{9,11}$');

it.each([
  { pattern: phoneAndAmount, pieces: [digits, '-', digits], can: true },
  { pattern: phoneAndAmount, pieces: [digits, '_', digits], can: false },
  { pattern: phoneAndAmount, pieces: [digits, digits], can: false },
  { pattern: phoneAndAmount, pieces: [digits, '--', digits], can: false },
  { pattern: phoneAndAmount, pieces: ['+39', anything], can: false },
  { pattern: phoneAndAmount, pieces: [anything, '-', anything], can: true },
  { pattern: phoneAndAmount, pieces: [anything], can: true },
  { pattern: phoneAndAmount, pieces: ['3471234567-1000'], can: true },
  { pattern: '^(?:SMS|EMAIL)(?:-[A-Z]+)*$', pieces: ['SMS', '-', anything], can: true },
  { pattern: '^(?:SMS|EMAIL)(?:-[A-Z]+)*$', pieces: ['FAX', anything], can: false },
  { pattern: '^\\+39[0-9]{9}$', pieces: ['+39', digits], can: true },
  { pattern: '^\\+39[0-9]{9}$', pieces: ['39', digits], can: false },
  // What is not understood is let through.
  { pattern: '[0-9]-', pieces: ['x'], can: true },
  { pattern: '^(?=a)b$', pieces: ['x'], can: true },
  { pattern: '^[0-9]{1,99999}$', pieces: ['x'], can: true },
])('says whether such a text can match $pattern: $can ($pieces)', ({ pattern, pieces, can }) => {
  expect(canMatch(pattern, pieces)).toBe(can);
});
