import { expect, it } from 'vitest';
import { formatSeconds, secondsUntil, withTimeLeft } from './time-left.ts';

const noon = Date.parse('2026-11-19T12:00:00.000Z');

it('writes seconds as a clock', () => {
  expect([300, 65, 9, 0].map(formatSeconds)).toEqual(['5:00', '1:05', '0:09', '0:00']);
});

it('counts whole seconds until an instant, and none behind it [LANG-12]', () => {
  expect(secondsUntil('2026-11-19T12:01:00.000Z', noon)).toBe(60);
  expect(secondsUntil('2026-11-19T12:01:00.000Z', noon + 500)).toBe(60);
  expect(secondsUntil('2026-11-19T11:59:00.000Z', noon)).toBe(0);
  expect(secondsUntil('soon', noon)).toBeUndefined();
});

it('fills {remaining} with the time left, and what is no instant as it stands [LANG-12]', () => {
  expect(withTimeLeft({ a: 1, remaining: '2026-11-19T12:04:05.000Z' }, noon)).toEqual({
    a: 1,
    remaining: '4:05',
  });
  expect(withTimeLeft({ remaining: '' }, noon)).toEqual({ remaining: '' });
  expect(withTimeLeft({ a: 1 }, noon)).toEqual({ a: 1 });
});
