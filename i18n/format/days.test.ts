import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { daysBefore, endOfDay, formatShortDay, isDay, monthOf, monthsBefore, startOfDay } from './days.ts';

describe('calendar days', () => {
  it('are written with two figures each [FILTER-16]', () => {
    expect(formatShortDay('2026-03-04')).toBe('04/03/26');
  });

  it('are those that some month has', () => {
    expect(['2026-03-04', '2028-02-29'].every(isDay)).toBe(true);
    expect(['abc', '2026-02-29', '2026-3-4', '2026-03-04T00:00', '9999-99-99', ''].some(isDay)).toBe(false);
  });

  it('are counted back over months and years', () => {
    expect(daysBefore('2026-03-20', 90)).toBe('2025-12-20');
    expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28');
    expect(monthsBefore('2026-03-20', 12)).toBe('2025-03-20');
    expect(monthOf('2028-02-10')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  });

  it.each([
    ['2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T22:59:59.999Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z', '2026-07-15T21:59:59.999Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ])('begin and end by the Italian clock, on %s too [S-57]', (day, start, end) => {
    expect(new Date(startOfDay(day)).toISOString()).toBe(start);
    expect(new Date(endOfDay(day)).toISOString()).toBe(end);
  });

  // Cairo begins summer time at midnight, New York while Italy still has its own.
  it.each([
    ['Africa/Cairo', '2026-04-24', -180],
    ['America/New_York', '2026-03-08', 240],
  ])(
    'are the same where the machine stands in %s, whose clocks skip an hour on %s [S-57]',
    (zone, day, offset) => {
      vi.stubEnv('TZ', zone);
      onTestFinished(() => void vi.unstubAllEnvs());

      expect(new Date(2026, 5, 1).getTimezoneOffset()).toBe(offset);
      expect(startOfDay(day)).toMatch(/T00:00:00\.000\+0[12]:00$/);
      expect(endOfDay(day)).toMatch(/T23:59:59\.999\+0[12]:00$/);
      expect([daysBefore(day, -1), daysBefore(day, 0)].map((each) => each > day)).toEqual([true, false]);
      expect(isDay(day) && monthOf(day).first).toBe(`${day.slice(0, 8)}01`);
    },
  );
});
