import { expect, it } from 'vitest';
import { cleanFiles } from './clean-files.ts';
import { checkFiles, smallLanguage } from './planted.ts';

const language = smallLanguage();
const number = 'journeys/visit/forms/number.json';

/** Checks the clean files with other rules for the phone number. */
const checkWith = (rules: object) =>
  checkFiles(
    language,
    cleanFiles.map(({ path, text }) =>
      path === number
        ? { path, text: text.replace('"pattern": "^[0-9]{9,11}$"', JSON.stringify(rules).slice(1, -1)) }
        : { path, text },
    ),
  );

const odd = [0, -1, 1.5, 12, 70, 1e21].flatMap((bound) => [
  { minLength: bound },
  { maxLength: bound },
  { minLength: bound, maxLength: 11 },
  { minLength: 9, maxLength: bound, pattern: '^[0-9]*$' },
]);

it.each([...odd, { pattern: '[' }, { pattern: '(?<=a)b' }, { format: 'toString' }])(
  'is told of, and no rule breaks on a field with %j',
  (rules) => {
    const findings = checkWith(rules);

    expect(findings.every(({ message }) => message.length > 0)).toBe(true);
  },
);
