import { describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { codeOf, logIn, replyOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

describe.each(await rulePlaces())('a session on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('session');

  async function loggedIn() {
    const token = await logIn(bank, nameOf('standard'));
    const act = async () => codeOf(await bank.call('listCards', {}, { token }));
    const poll = async () => codeOf(await bank.call('userStatus', undefined, { token }));
    return { token, act, poll };
  }

  it('lives while the holder acts within 5 minutes, and dies after [S-27]', async () => {
    const { act } = await loggedIn();
    const seen: string[] = [];

    for (const seconds of [299, 300, 301]) {
      bank.clock.advance(seconds * 1000);
      seen.push(await act());
    }

    expect(seen).toEqual(['OK', 'OK', 'UNAUTHORISED']);
  });

  it('is not kept alive by background calls [S-27]', async () => {
    const { act, poll } = await loggedIn();

    bank.clock.advance(200_000);
    const polled = await poll();
    bank.clock.advance(101_000);

    expect([polled, await act()]).toEqual(['OK', 'UNAUTHORISED']);
  });

  it('ends after an hour however busy it is [S-28]', async () => {
    const { act } = await loggedIn();
    const seen: string[] = [];

    for (let minutes = 4; minutes <= 60; minutes += 4) {
      bank.clock.advance(240_000);
      seen.push(await act());
    }
    bank.clock.advance(1000);

    expect(new Set(seen)).toEqual(new Set(['OK']));
    expect(await act()).toBe('UNAUTHORISED');
  });

  it('tells when it ends [CALL-03]', async () => {
    const { token } = await loggedIn();
    const now = bank.clock.now();

    const status = replyOf(await bank.call('userStatus', undefined, { token }));

    expect(Date.parse(status.idleEndsAt) - now).toBe(300_000);
    expect(Date.parse(status.endsAt) - now).toBe(3_600_000);
  });

  it('dies at once with the logout [S-30, CALL-06]', async () => {
    const { token, act } = await loggedIn();

    const ended = await bank.call('userLogout', { clientAccessToken: token }, { token });

    expect(codeOf(ended)).toBe('OK');
    expect(await act()).toBe('UNAUTHORISED');
  });

  it('goes on when a logout names the token of another [CALL-06]', async () => {
    const { token, act } = await loggedIn();
    const other = await loggedIn();

    const named = await bank.call('userLogout', { clientAccessToken: other.token }, { token });

    expect(codeOf(named)).toBe('TOKEN_DIFFERENT');
    expect([await act(), await other.act()]).toEqual(['OK', 'OK']);
  });

  it.each(['', 'x'.repeat(32), 'Basic abc'])('is not opened by the token %j', async (token) => {
    const answer = await bank.call('listCards', {}, { token });

    expect(answer).toMatchObject({ status: 401, error: { code: 'UNAUTHORISED', type: 'SESSION' } });
  });

  it('needs a pre-login token that this bank gave less than 10 minutes ago', async () => {
    const { jwt } = replyOf(await bank.call('requestJwt', {}));
    const form = { grant_type: 'PASSWORD', username: 'x@percorso.test', password: 'x' } as const;
    const ask = async (token: string) => codeOf(await bank.call('requestToken', form, { token }));
    const fresh = await ask(jwt);
    const forged = await ask(`${jwt.slice(0, -1)}${jwt.endsWith('A') ? 'B' : 'A'}`);
    bank.clock.advance(600_000);

    const old = await ask(jwt);

    expect([fresh, forged, old]).toEqual(['LOGIN_REFUSED', 'UNAUTHORISED', 'UNAUTHORISED']);
  });
});
