import { expect, it } from 'vitest';
import { patternOf } from './name-pattern.ts';

it.each([
  ["l'eta", 'L’età'],
  ['L’ETÀ', "l'eta"],
  ['caffe\u0300', 'CAFFÈ'],
  ['straße', 'Straße'],
  ['a.b*c [d]^-\\', 'À.B*Ç [d]^-\\'],
  ['***:x', '***:X'],
  ['dellangolo', 'Caffè dell’Angolo'],
  ['dell angolo', 'Caffè dell’Angolo'],
  ['HM', 'H&M'],
])(
  'a search for %j finds the name %j, whatever its accents, apostrophes and capitals [FILTER-01]',
  (word, name) => {
    expect(name).toMatch(new RegExp(patternOf(word)));
  },
);

it('takes no sign of a search for one that says how to search [S-41]', () => {
  expect('abc').not.toMatch(new RegExp(patternOf('a.c')));
  expect('aac').not.toMatch(new RegExp(patternOf('a*c')));
});
