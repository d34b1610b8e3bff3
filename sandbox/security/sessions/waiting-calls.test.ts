import { expect, it } from 'vitest';
import { boundWaitingCalls } from './waiting-calls.ts';

it('lets one call of a session be done and so many wait, and any of another session [S-77, S-78]', async () => {
  const enter = boundWaitingCalls({ turns: { waiting: 2, retryMs: 1500 } });
  const ends: (() => void)[] = [];
  const call = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));

  const first = ['a', 'a', 'a'].map((token) => enter(token, call));
  const fourth = await enter('a', call);
  const other = enter('b', call);
  for (const end of ends) end();
  const done = await Promise.all([...first, other]);
  const later = await enter('a', async () => 'again');

  expect(fourth).toEqual({ kind: 'refused', code: 'SERVICE_UNAVAILABLE', retryAfterMs: 1500 });
  expect([...done, later]).toEqual(['done', 'done', 'done', 'done', 'again']);
});

it('lets the next in after a call that failed [S-77]', async () => {
  const enter = boundWaitingCalls({ turns: { waiting: 0, retryMs: 1500 } });

  await expect(enter('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  expect(await enter('a', async () => 'next')).toBe('next');
});

it('counts those that are left when one of them has ended [S-77]', async () => {
  const enter = boundWaitingCalls({ turns: { waiting: 1, retryMs: 1500 } });
  const ends: (() => void)[] = [];
  const call = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
  const [first, second] = [enter('a', call), enter('a', call)];
  ends[0]?.();
  await first;

  const third = enter('a', call);
  const fourth = await enter('a', call);
  for (const end of ends) end();

  expect(await Promise.all([second, third])).toEqual(['done', 'done']);
  expect(fourth).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});
