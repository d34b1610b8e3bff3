import { expect, it } from 'vitest';
import { formatTime } from './time.ts';

it.each([
  ['2026-11-21T18:05:12.000+01:00', '18:05'],
  ['2026-07-01T22:30:00.000Z', '00:30'],
])('writes the hour of %s as the clocks of Italy show it [ADD-04]', (iso, written) => {
  expect(formatTime(iso)).toBe(written);
});
