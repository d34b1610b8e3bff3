import { expect, it } from 'vitest';
import { cleanFiles } from './clean-files.ts';
import { checkFiles, smallLanguage } from './planted.ts';

const language = smallLanguage();

type Change = { file: string; from: string; to: string };

const visit = (from: string, to: string): Change => ({ file: 'journeys/visit/journey.json', from, to });

// The answer is set by the guide, which may say anything, and written by a field of up to 20 characters.
const askingForTheAnswer: readonly Change[] = [
  visit('"data.phone": "/telephone"', '"data.phone": "/telephone", "data.answer": "/nick"'),
  visit('"number": {\n          "var": "data.phone"', '"number": {\n          "var": "data.answer"'),
  {
    file: 'journeys/visit/forms/number.json',
    from: '"telephone"\n    ],\n    "properties": {',
    to: '"telephone", "nick"\n    ],\n    "properties": {\n      "nick": { "type": "string", "maxLength": 20 },',
  },
  { file: 'i18n/it/visit.json', from: '"fields": {', to: '"fields": { "nick": { "label": "Nome" },' },
];

/** Checks the clean journeys with changes, and answers what is informed of the number that is sent. */
function toldOfNumber(...changes: readonly Change[]) {
  const files = cleanFiles.map(({ path, text }) => ({
    path,
    text: [...askingForTheAnswer, ...changes].reduce(
      (before, { file, from, to }) => (file === path ? replaced(before, from, to) : before),
      text,
    ),
  }));
  return checkFiles(language, files).filter(({ pointer }) => pointer === '/steps/change/body/number');
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`There is no ${from}.`);
  return text.replace(from, () => to);
}

it('finds a field longer than a call takes though something else sets the same data, too', () => {
  const told = toldOfNumber();

  expect(told).toMatchObject([
    { code: 'body-mismatch', message: 'This may have 20 characters, and at most 15 are taken.' },
  ]);
});

const sets = '"data.place": {\n            "var": "result.place"\n          }';
const guard = '"in": [\n              {\n                "var": "card.productType"\n              }';

it.each([
  ['is set on every way in between', [visit(sets, `${sets}, "data.answer": ""`)]],
  ['is asked whether it is one of a few', [visit(guard, '"in": [\n              { "var": "data.answer" }')]],
])('says nothing where the data %s', (_, changes) => {
  const told = toldOfNumber(...changes);

  expect(told).toEqual([]);
});
