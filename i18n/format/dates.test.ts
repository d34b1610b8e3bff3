import { describe, expect, it } from 'vitest';
import { formatDate } from './date.ts';
import { calendarDay, formatDayMonth, formatMonthYear, monthKey } from './dates.ts';

describe('dates the Italian way', () => {
  it('writes a date as day, month and year with dots [TEXT-05]', () => {
    expect(formatDate('2026-11-03T09:15:00.000+01:00')).toBe('03.11.2026');
  });

  it('writes the day and the month of a row [OPS-04]', () => {
    expect(formatDayMonth('2026-11-03T09:15:00.000+01:00')).toBe('3 nov');
  });

  it('heads a month with its name and year [OPS-01]', () => {
    expect(formatMonthYear('2026-11-03')).toBe('Novembre 2026');
  });

  it('keys a month by year and two digits [CARD-16]', () => {
    expect(monthKey('2026-03-31')).toBe('202603');
  });

  it('keeps to the Italian calendar on the last night of the year [S-57]', () => {
    const newYearInRome = '2026-12-31T23:30:00.000Z';

    expect(formatDate(newYearInRome)).toBe('01.01.2027');
    expect(monthKey(newYearInRome)).toBe('202701');
  });

  it('keeps to the Italian calendar when summer time ends [S-57]', () => {
    expect(calendarDay('2026-10-24T21:59:00.000Z')).toBe('2026-10-24');
    expect(calendarDay('2026-10-24T22:00:00.000Z')).toBe('2026-10-25');
    expect(calendarDay('2026-10-25T22:59:00.000Z')).toBe('2026-10-25');
    expect(calendarDay('2026-10-25T23:00:00.000Z')).toBe('2026-10-26');
  });

  it('never moves a date that has no hour', () => {
    expect(calendarDay('2026-03-29')).toBe('2026-03-29');
  });

  it('refuses what is not a date', () => {
    expect(() => formatDate('ieri')).toThrow(RangeError);
  });
});
