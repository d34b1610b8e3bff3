import { expect, it } from 'vitest';
import { durationMs } from './clock.ts';

it.each([
  ['PT24H', 86_400_000],
  ['P1D', 86_400_000],
  ['PT5M1S', 301_000],
  ['P1W', 604_800_000],
  ['-PT30S', -30_000],
])('reads %s as %i milliseconds', (text, expected) => {
  expect(durationMs(text)).toBe(expected);
});

it.each(['', 'P', 'PT', 'P1M', 'P1Y', '24H', 'PT1.5S'])('does not read %j', (text) => {
  expect(durationMs(text)).toBeNull();
});
