import { expect, it } from 'vitest';
import { createSecrets } from '../secrets.ts';
import { isPreloginToken, signPreloginToken } from './prelogin.ts';

const secrets = createSecrets(Buffer.alloc(32, 1));
const others = createSecrets(Buffer.alloc(32, 2));
const end = 1_764_000_000_000;

it('a token to log in with is good until it ends, and at its own bank alone', () => {
  const token = signPreloginToken(secrets, end);

  expect(isPreloginToken(secrets, token, end - 1)).toBe(true);
  expect(isPreloginToken(secrets, token, end)).toBe(false);
  expect(isPreloginToken(others, token, end - 1)).toBe(false);
});

it('a token to log in with is another each time, and none once it is altered', () => {
  const token = signPreloginToken(secrets, end);
  const later = token.replace(end.toString(36), (end + 60_000).toString(36));

  expect(signPreloginToken(secrets, end)).not.toBe(token);
  expect(later).not.toBe(token);
  for (const altered of [later, `x${token}`, `${token} `, token.slice(0, -1), token.slice(0, 64), ''])
    expect(isPreloginToken(secrets, altered, end - 1)).toBe(false);
});
