import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const texts = join(root, 'i18n/it');
const { phones } = JSON.parse(readFileSync(join(texts, 'help.json'), 'utf8')) as {
  phones: Readonly<Record<string, { number: string }>>;
};
const known = Object.values(phones).map(({ number }) => number);
const read = [
  ...readdirSync(texts).map((name) => `i18n/it/${name}`),
  'sandbox/services/assistance-service/suggestions.json',
];

it('whoever is told to call is told a number that stands among those of the contacts', () => {
  const said = read.flatMap((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    const numbers = text.match(/\b800 \d{3} \d{3}\b|\+39 0\d \d{4} \d{4}/gu) ?? [];
    return numbers.map((number) => ({ name, number }));
  });

  expect(said.length).toBeGreaterThan(known.length);
  expect(said.filter(({ number }) => !known.includes(number))).toEqual([]);
});
