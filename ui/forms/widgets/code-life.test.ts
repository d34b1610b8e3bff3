import { expect, it } from 'vitest';
import { countDown, readLife } from './code-life.ts';

const at = (passed: number) => countDown([300, 30], passed);

it('a code counts down to its end, and the time until another may be asked for beside it [HOLDER-13]', () => {
  expect(at(0)).toEqual({ left: 300, again: 30, spoken: undefined });
  expect(at(29.2)).toMatchObject({ left: 271, again: 1 });
  expect(at(1000)).toEqual({ left: 0, again: 0, spoken: undefined });
});

it('the end is spoken of at 60 and at 10 seconds, and not each second [HOLDER-13]', () => {
  const marks = Array.from({ length: 301 }, (_, passed) => countDown([300, 30], passed).spoken);

  expect(marks.indexOf('minute')).toBe(240);
  expect(marks.indexOf('moment')).toBe(290);
  expect(new Set(marks)).toEqual(new Set([undefined, 'minute', 'moment']));
});

it('a code that is good for less is not said to be ending from the beginning', () => {
  expect(countDown([45, 30], 0).spoken).toBeUndefined();
});

it('what is no life of a code is none', () => {
  expect([readLife(undefined), readLife([]), readLife(['300', 30])]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
