import { expect, it } from 'vitest';
import { judgeKey6 } from './key6-strength.ts';

const births = ['120385', '850312'];

it.each([
  ['012345', 'counts up'],
  ['567890', 'counts up to the nought behind the nine'],
  ['987654', 'counts down'],
  ['098765', 'counts down from a nought'],
  ['777777', 'is one digit'],
  ['373737', 'is a pair three times'],
  ['482482', 'is three digits twice'],
  ['120385', 'is a date of birth'],
  ['850312', 'is a date of birth the other way round'],
])('a key of %s is weak: it %s', (key6) => {
  expect(judgeKey6(key6, births)).toBe('RED');
});

it.each([
  ['482948', 'has a pair twice'],
  ['224466', 'is made of pairs'],
  ['311188', 'has three alike'],
  ['912370', 'has three that count up'],
  ['932180', 'has three that count down'],
  ['804789', 'ends with three that count up'],
])('a key of %s is middling: it %s', (key6) => {
  expect(judgeKey6(key6, births)).toBe('YELLOW');
});

it.each(['482915', '307182', '120386'])('a key of %s is strong', (key6) => {
  expect(judgeKey6(key6, births)).toBe('GREEN');
});
