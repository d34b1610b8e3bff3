import { expect, it } from 'vitest';
import { countDown, isSameCode, readLife } from './code-life.ts';

const at = (passed: number) => countDown({ good: 300, again: 30 }, { since: 0, now: passed * 1000 });
const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

it('a code counts down to its end, and the time until another may be asked for beside it [HOLDER-13]', () => {
  expect(at(0)).toEqual({ left: 300, again: 30, spoken: undefined });
  expect(at(29.2)).toMatchObject({ left: 271, again: 1 });
  expect(at(1000)).toEqual({ left: 0, again: 0, spoken: undefined });
});

it('a code that is come back to has lived on meanwhile, where the journey says until when [HOLDER-13]', () => {
  const life = { good: instant(300), again: instant(30) };

  expect(countDown(life, { since: 250_000, now: 250_000 })).toEqual({
    left: 50,
    again: 0,
    spoken: undefined,
  });
  expect(countDown(life, { since: 0, now: 295_000 })).toMatchObject({ left: 5, spoken: 'moment' });
});

it('the end is spoken of at 60 and at 10 seconds, and not each second [HOLDER-13]', () => {
  const marks = Array.from({ length: 301 }, (_, passed) => at(passed).spoken);

  expect(marks.indexOf('minute')).toBe(240);
  expect(marks.indexOf('moment')).toBe(290);
  expect(new Set(marks)).toEqual(new Set([undefined, 'minute', 'moment']));
});

it('a code that is good for less is not said to be ending from the beginning', () => {
  expect(countDown({ good: 45, again: 30 }, { since: 0, now: 0 }).spoken).toBeUndefined();
});

it('a refusal that says when another may be asked for speaks of the same code; another code is good until another time [HOLDER-13]', () => {
  const life = [instant(300), instant(30)];

  expect(isSameCode(life, [instant(300), instant(45)])).toBe(true);
  expect(isSameCode(life, [instant(400), instant(130)])).toBe(false);
  expect(isSameCode([300, 30], [300, 30])).toBe(false);
});

it('a code that was sent before says when; what is no instant says nothing [HOLDER-13]', () => {
  expect(readLife([instant(300), 0, instant(10)])).toMatchObject({ sentAt: instant(10) });
  expect(readLife([300, 30, ''])).toEqual({ good: 300, again: 30 });
});

it('what is no life of a code is none', () => {
  expect([readLife(undefined), readLife([]), readLife(['300', 30])]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
