import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import help from '../../i18n/it/help.json' with { type: 'json' };
import settings from '../../portal.config.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const texts = readdirSync(join(root, 'i18n/it')).map((name) => join('i18n/it', name));
const sandboxTexts = [
  'sandbox/outbox/texts.json',
  'sandbox/outbox/notices.ts',
  'sandbox/services/assistance-service/suggestions.json',
];
const { helpLine, lockLine } = settings.brand;
const contacts = Object.values(help.phones).map(({ number }) =>
  number
    .replace('{helpLine}', helpLine)
    .replace('{lockLine}', lockLine)
    .replace('{helpLineAbroad}', '+39 02 0000 0200')
    .replace('{lockLineAbroad}', '+39 02 0000 0100'),
);

const numbersIn = (names: readonly string[]) =>
  names.flatMap((name) =>
    (readFileSync(join(root, name), 'utf8').match(/\b800 \d{3} \d{3}\b|\+39 0\d \d{4} \d{4}/gu) ?? []).map(
      (number) => ({ name, number }),
    ),
  );

it('anyone who is told to call by the bank is told a number that stands among those of the contacts', () => {
  const said = numbersIn(sandboxTexts);

  expect(contacts).toEqual(expect.arrayContaining([helpLine, lockLine]));
  expect(said.length).toBeGreaterThan(contacts.length);
  expect(said.filter(({ number }) => !contacts.includes(number))).toEqual([]);
});

it('no text of the portal has a number of its own: the brand has them [RUN-09]', () => {
  expect(numbersIn(texts)).toEqual([]);
});
