import { expect, it } from 'vitest';
import { alike } from '../report/words.ts';
import { titleOf } from './title-of.ts';

const item = { kind: 'edge', journey: 'visit', label: alike('') } as const;

it.each([
  ['/steps/ask/actions/submit', undefined, 'the holder chooses “submit” on “ask”'],
  ['/steps/wait/after', undefined, 'the time on “wait” runs out'],
  ['/steps/send/ok/0', undefined, '“send” succeeds'],
  ['/steps/send/ok/1', undefined, '“send” succeeds, by its way 2'],
  ['/steps/send/errors/5707', undefined, 'the bank refuses “send” with 5707'],
  ['/steps/send/errors/unreachable', undefined, 'the bank does not answer “send”'],
  [
    '/steps/change/stepUp/exits/verified',
    undefined,
    '“change” asks for strong authentication, which the holder gives',
  ],
  ['/steps/which/cases/0', undefined, '“which” decides for its case 1'],
  ['/steps/which/cases/0/when', false, '“which” decides, and the guard of its case 1 does not hold'],
  ['/steps/ask/actions/help/when', false, '“help” is not offered on “ask”'],
  ['/allow', true, 'the journey is open to the holder'],
  ['/limits/wrong-code', undefined, 'the limit “wrong-code” is reached'],
  ['/errors/LOCKED', undefined, 'the bank refuses a call with LOCKED'],
])('tells what a scenario shows that passes %s, as a sentence', (pointer, side, title) => {
  expect(titleOf({ ...item, pointer, ...(side !== undefined && { side }) })).toBe(title);
});
