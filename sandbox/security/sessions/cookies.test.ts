import { describe, expect, it } from 'vitest';
import { createSecrets } from '../secrets.ts';
import {
  dropRememberedCookie,
  dropSessionCookie,
  readRememberedCookie,
  readSessionCookies,
  writeRememberedCookie,
  writeSessionCookie,
} from './cookies.ts';

const secrets = createSecrets(Buffer.alloc(32, 1));
const now = 1_764_000_000_000;
const days180 = 180 * 24 * 60 * 60;
const pair = (cookie: string) => cookie.split(';')[0] ?? '';

describe('the cookie of a session', () => {
  it('is for this host alone, read by no script, and ends with the session [S-33]', () => {
    const cookie = writeSessionCookie('session-1', 'value', 1_800_000);

    expect(cookie).toMatch(
      /^__Host-session-[\w-]{8}=value; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=1800$/,
    );
    expect(cookie).not.toContain('session-1');
  });

  it('is taken away by its own name', () => {
    const [name = ''] = writeSessionCookie('session-1', 'value', 1000).split('=');

    expect(dropSessionCookie('session-1')).toBe(
      `${name}=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0`,
    );
    expect(dropSessionCookie('session-2')).not.toContain(name);
  });

  it('is found among others, one for each tab [HOLDER-01]', () => {
    const sent = [
      'a=b',
      pair(writeSessionCookie('s1', 'one=1', 1000)),
      pair(writeSessionCookie('s2', 'two', 1000)),
    ];

    expect(readSessionCookies(sent.join('; '))).toEqual(['one=1', 'two']);
    expect(readSessionCookies(sent.join(';'))).toEqual(['one=1', 'two']);
    expect(readSessionCookies('')).toEqual([]);
  });
});

describe('the cookie of a holder who is remembered', () => {
  const cookie = writeRememberedCookie(secrets, 42, now);

  it('names the holder for 180 days, and nobody from then on', () => {
    expect(cookie).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=15552000$/);
    expect(readRememberedCookie(secrets, pair(cookie), now)).toBe(42);
    expect(readRememberedCookie(secrets, `a=b; ${pair(cookie)}; c=d`, now)).toBe(42);
    expect(readRememberedCookie(secrets, pair(cookie), now + days180 * 1000 - 1)).toBe(42);
    expect(readRememberedCookie(secrets, pair(cookie), now + days180 * 1000)).toBeNull();
  });

  it('names nobody where it is altered, of another bank, or not there', () => {
    const others = createSecrets(Buffer.alloc(32, 2));

    expect(readRememberedCookie(secrets, pair(cookie).replace(/42$/, '43'), now)).toBeNull();
    expect(readRememberedCookie(others, pair(cookie), now)).toBeNull();
    expect(readRememberedCookie(secrets, `x${pair(cookie)}`, now)).toBeNull();
    expect(readRememberedCookie(secrets, '', now)).toBeNull();
  });

  it('is taken away by its own name', () => {
    expect(dropRememberedCookie).toBe(
      `${cookie.split('=')[0]}=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0`,
    );
  });
});
