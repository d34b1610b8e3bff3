import { describe, expect, it } from 'vitest';
import { readDate, shapeDate, writeDate } from './date.ts';

describe('a date as it is typed', () => {
  it('gets its slashes by itself, and takes those that the holder types', () => {
    expect(['3', '31', '310', '3103', '31032', '31032026'].map(shapeDate)).toEqual([
      '3',
      '31',
      '31/0',
      '31/03',
      '31/03/2',
      '31/03/2026',
    ]);
    expect(shapeDate('1/')).toBe('01');
    expect(shapeDate('01/3/')).toBe('01/03');
    expect(shapeDate('31-03-2026 ')).toBe('31/03/2026');
  });

  it('has two digits for a day and a month, and four for a year [FORM-08] [FORM-09]', () => {
    expect(['311/03/2026', '31/032/2026', '31/03/20267'].map(shapeDate)).toEqual([
      '31/10/3202',
      '31/03/2202',
      '31/03/2026',
    ]);
    expect(['31/3/2026', '31/03/26', '31/003/2026'].map(readDate)).toEqual([undefined, undefined, undefined]);
  });

  it('is read only when it is a day of the calendar', () => {
    expect(readDate('31/03/2026')).toBe('2026-03-31');
    expect(readDate('29/02/2028')).toBe('2028-02-29');
    expect(['29/02/2026', '31/04/2026', '00/01/2026', '01/13/2026', '1/1/26', ''].map(readDate)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });

  it('is written back from what the form holds', () => {
    expect(writeDate('2026-03-31')).toBe('31/03/2026');
    expect(writeDate('31/0')).toBe('31/0');
    expect(writeDate(undefined)).toBe('');
  });
});
