import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths, romeInstant, romeMonth, romeTime, romeToInstant } from './calendar.ts';

const at = (iso: string) => Date.parse(iso);

it.each([
  ['2026-03-29T00:59:59.999Z', '2026-03-29T01:59:59.999+01:00'],
  ['2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00.000+02:00'],
  ['2026-10-25T00:30:00.000Z', '2026-10-25T02:30:00.000+02:00'],
  ['2026-10-25T01:30:00.000Z', '2026-10-25T02:30:00.000+01:00'],
])('writes %s as a clock in Rome shows it, summer time included: %s [S-57, TEXT-06]', (utc, rome) => {
  expect(romeInstant(at(utc))).toBe(rome);
});

it.each([
  ['2026-12-31T22:59:59.999Z', 202612],
  ['2026-12-31T23:00:00.000Z', 202701],
  ['2026-06-30T22:00:00.000Z', 202607],
])('counts %s to month %i, because Rome is ahead of UTC [S-57, CARD-16]', (utc, month) => {
  expect(romeMonth(at(utc))).toBe(month);
});

it('reads what it wrote, to the millisecond, on any day', () => {
  fc.assert(
    fc.property(fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') }), (ms) => {
      expect(Date.parse(romeInstant(ms))).toBe(ms);
    }),
  );
});

it('finds the instant of a time in Rome, also right beside a clock change [S-57]', () => {
  const times = ['2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z', '2026-11-19T15:00:00.000Z'];

  for (const time of times) expect(romeToInstant(romeTime(at(time)))).toBe(at(time));
});

it.each([
  [202601, -1, 202512],
  [202612, 1, 202701],
  [202603, -13, 202502],
])('counts from month %i by %i to %i', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});
