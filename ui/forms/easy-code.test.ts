import { expect, it } from 'vitest';
import { isEasyCode } from './easy-code.ts';

it.each(['123456', '654321', '567890', '098765', '111111', '121212', '123123'])(
  '%s is easy to guess: a sequence, or it repeats itself [ECODE-26]',
  (code) => {
    expect(isEasyCode(code)).toBe(true);
  },
);

it.each(['284917', '112233', '123450', '890123'])('%s is left to the bank’s judgement [ECODE-21]', (code) => {
  expect(isEasyCode(code)).toBe(false);
});
