import { expect, it } from 'vitest';
import type { SentMessage } from '#sandbox/console';
import { codeState, newestCode } from './newest-code.ts';

const at = '2026-11-19T15:00:00.000Z';
const goodUntil = '2026-11-19T15:05:00.000Z';
const message: SentMessage = {
  id: 2,
  kind: 'sms',
  to: '+393471112233',
  text: 'Percorso: 123456',
  code: '123456',
  at,
  userId: 1,
  goodUntil,
  isSpent: false,
};

it('takes the newest message that brings a code, not a notice after it [RUN-19]', () => {
  const notice = { ...message, id: 3, code: null };

  expect(newestCode([notice, message, { ...message, id: 1 }])).toBe(message);
  expect(newestCode([notice])).toBeUndefined();
});

it('says for how long a code is good by the bank’s time, and when it is no longer [RUN-19]', () => {
  const after = (seconds: number) => codeState(message, Date.parse(at) + seconds * 1000);

  expect(after(30)).toEqual({ kind: 'good', leftSeconds: 270, percent: 90 });
  expect(after(300)).toEqual({ kind: 'over' });
  expect(codeState({ ...message, isSpent: true }, Date.parse(at))).toEqual({ kind: 'spent' });
  expect(codeState({ ...message, goodUntil: null }, Date.parse(at))).toEqual({ kind: 'open' });
});
