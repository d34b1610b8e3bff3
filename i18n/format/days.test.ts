import { describe, expect, it } from 'vitest';
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
});
