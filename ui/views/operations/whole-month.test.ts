import { expect, it } from 'vitest';
import { listsWholeMonth } from './whole-month.ts';

const today = '2026-03-20';
const period = { dateMin: '2026-01-10', dateMax: '2026-03-05' };

it.each([
  { case: 'lies between the days asked for', month: '2026-02', filters: period, isWhole: true },
  {
    case: 'begins with the first of them',
    month: '2026-02',
    filters: { dateMin: '2026-02-01' },
    isWhole: true,
  },
  { case: 'begins a day before them', month: '2026-02', filters: { dateMin: '2026-02-02' }, isWhole: false },
  {
    case: 'ends with the last of them',
    month: '2026-02',
    filters: { ...period, dateMax: '2026-02-28' },
    isWhole: true,
  },
  { case: 'begins before them', month: '2026-01', filters: period, isWhole: false },
  { case: 'ends after them', month: '2026-03', filters: period, isWhole: false },
  { case: 'goes on today', month: '2026-03', filters: { ...period, dateMax: today }, isWhole: true },
  { case: 'has no last day', month: '2026-03', filters: { dateMin: '2026-01-10' }, isWhole: true },
  { case: 'is searched', month: '2026-02', filters: { ...period, search: 'Libreria' }, isWhole: false },
])('tells of a month that $case whether the list has all of it [OPS-02]', ({ month, filters, isWhole }) => {
  expect(listsWholeMonth({ filters, today }, `${month}-14T18:05:12.000+01:00`)).toBe(isWhole);
});
