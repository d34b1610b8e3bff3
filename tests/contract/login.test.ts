import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '#sandbox';
import { bankOn } from '../support/bank-on.ts';
import { openTestBank } from '../support/sandbox.ts';
import { codeOf, demoPassword, logIn, replyOf, startLogin } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

describe.each(await rulePlaces())('the login on $name', (place) => {
  // Hashes as slowly as the bank does: what a login takes is judged here.
  const bank = bankOn(place, { policy: { password: defaultPolicy.password } });

  async function tryLogin(username: string, password: string) {
    const { jwt } = replyOf(await bank.call('requestJwt', {}));
    const form = { grant_type: 'PASSWORD', username, password } as const;
    return bank.call('requestToken', form, { token: jwt });
  }

  it('goes from the first token to the session data, the code and the end [LOGIN-08, LOGIN-09, LOGIN-11, CALL-01, CALL-02, CALL-09]', async () => {
    const username = 'standard+login1@percorso.test';

    const token = await startLogin(bank, username);
    const opened = replyOf(await bank.call('userLogin', { rememberUserName: true }, { token }));
    const session = await logIn(bank, username);

    expect(opened.flow).not.toContain('END');
    expect(opened.userInfo).toMatchObject({ name: 'Giulia', userType: 'STANDARD' });
    expect(opened.cardContext.cardInfo.card.id).toBe(opened.userInfo.cards[0]?.id);
    const status = replyOf(await bank.call('userStatus', undefined, { token: session }));
    expect(status).toMatchObject({ flow: 'LOGIN_END', userStatus: 'ACTIVE' });
  });

  it('lets a token whose login is not finalised call nothing but the login [LOGIN-19, SESSION-07]', async () => {
    const token = await startLogin(bank, 'standard+login2@percorso.test');

    const profile = await bank.call('readUserProfile', undefined, { token });
    const cards = await bank.call('listCards', {}, { token });
    const code = await bank.call('generateOtpSca', { telephone: '+393470000000' }, { token });

    expect([profile, cards, code].map(codeOf)).toEqual(Array(3).fill('LOGIN_NOT_FINALISED'));
  });

  it('refuses an unknown user, a wrong password and an account that must wait with the same answer [S-15, LOGIN-16]', async () => {
    const waiting = 'standard+login3@percorso.test';
    for (let attempt = 0; attempt < 5; attempt += 1) await tryLogin(waiting, 'Wrong1234!');

    const answers = [
      await tryLogin('nobody@percorso.test', demoPassword),
      await tryLogin('nobody@example.org', demoPassword),
      await tryLogin('standard+login4@percorso.test', 'Wrong1234!'),
      await tryLogin(waiting, demoPassword),
    ];

    const [first, ...others] = answers;
    expect(first).toMatchObject({ status: 422, error: { code: 'LOGIN_REFUSED', type: 'FORM' } });
    for (const other of others) expect(other).toEqual(first);
  });

  it('takes as long to refuse an unknown user as a wrong password [S-15]', async () => {
    const [unknownUser, wrongPassword]: [number[], number[]] = [[], []];
    for (let sample = 0; sample < 20; sample += 1) {
      // As many tries of one account as are judged: who is held back after them costs no hash.
      const known = `standard+known${Math.floor(sample / 4)}@percorso.test`;
      if (sample % 4 === 0) await startLogin(bank, known);
      unknownUser.push(await workOf(() => tryLogin(`nobody${sample}@percorso.test`, 'Wrong1234!')));
      wrongPassword.push(await workOf(() => tryLogin(known, 'Wrong1234!')));
    }

    // The least of each is the work that has to be done; the rest is caches and collections.
    const share = Math.min(...unknownUser) / Math.min(...wrongPassword);

    // As a ratio: a slow machine makes any difference greater.
    expect(share).toBeGreaterThan(2 / 3);
    expect(share).toBeLessThan(3 / 2);
  });

  it('makes an account wait after 5 failures, longer each time, and never for good [S-16]', async () => {
    const username = 'standard+login5@percorso.test';
    for (let attempt = 0; attempt < 5; attempt += 1) await tryLogin(username, 'Wrong1234!');
    bank.clock.advance(29_000);
    const early = await tryLogin(username, demoPassword);
    bank.clock.advance(2000);
    await tryLogin(username, 'Wrong1234!');
    bank.clock.advance(31_000);
    const stillEarly = await tryLogin(username, demoPassword);
    bank.clock.advance(30_000);

    const late = await tryLogin(username, demoPassword);

    expect([early, stillEarly, late].map(codeOf)).toEqual(['LOGIN_REFUSED', 'LOGIN_REFUSED', 'OK']);
  });

  it('refuses every login from an address after 100 failures in 15 minutes [S-16]', async () => {
    const opened = await place.open();
    const other = await openTestBank({
      ...opened.options,
      policy: {
        login: {
          freeFailures: 5,
          firstWaitMs: 30_000,
          maxWaitMs: 900_000,
          addressFailures: 3,
          addressWindowMs: 900_000,
        },
      },
    });
    const { jwt } = replyOf(await other.call('requestJwt', {}));
    const attempt = (username: string, password: string) =>
      other.call('requestToken', { grant_type: 'PASSWORD', username, password }, { token: jwt });
    for (const name of ['a', 'b', 'c']) await attempt(`${name}@percorso.test`, 'x');

    const refused = await attempt('standard@percorso.test', demoPassword);

    expect(codeOf(refused)).toBe('LOGIN_REFUSED');
    await other.close();
    await opened.drop();
  });

  it('makes a copy of its own for each +tag, with numbers and cards of its own', async () => {
    const one = await logIn(bank, 'standard+one@percorso.test');
    const two = await logIn(bank, 'standard+two@percorso.test');

    const cardsOf = async (token: string) => replyOf(await bank.call('listCards', {}, { token })).cards;
    const [first, second] = [await cardsOf(one), await cardsOf(two)];

    const ids = new Set([...first, ...second].map(({ id }) => id));
    expect(ids.size).toBe(first.length + second.length);
    const numbers = await Promise.all(
      ['one', 'two'].map((tag) =>
        bank.console<{ to: string }[]>('GET', `outbox?to=standard%2B${tag}@percorso.test`),
      ),
    );
    expect(numbers[0]?.[0]?.to).not.toBe(numbers[1]?.[0]?.to);
  });

  it('opens one account when it is first logged in to twice at once', async () => {
    const username = 'standard+twice@percorso.test';

    const tokens = await Promise.all([startLogin(bank, username), startLogin(bank, username)]);

    const users = await Promise.all(
      tokens.map(async (token) =>
        replyOf(await bank.call('userLogin', { rememberUserName: false }, { token })),
      ),
    );
    expect(users[0]?.userInfo).toEqual(users[1]?.userInfo);
  });

  it('shows the access before this one as the last access', async () => {
    const username = 'standard+access@percorso.test';
    await logIn(bank, username);
    const firstAt = bank.clock.now();
    bank.clock.advance(3_600_000);

    const token = await logIn(bank, username);

    const { lastAccess } = replyOf(await bank.call('readUserProfile', undefined, { token }));
    expect(Date.parse(lastAccess)).toBe(firstAt);
  });

  it('writes what matters to security down without names, codes or passwords [S-59]', async () => {
    const username = 'standard+log@percorso.test';
    await tryLogin(username, 'Wrong1234!');
    await logIn(bank, username);

    const lines = await bank.console<{ event: string; userHash: string; detail: string }[]>(
      'GET',
      'security-log',
    );

    const own = lines.filter(({ userHash }) => userHash === lines[0]?.userHash).map(({ event }) => event);
    expect(own.toReversed()).toEqual([
      'login.refused',
      'login.accepted',
      'sca.sent',
      'sca.verified',
      'login.finalised',
    ]);
    expect(JSON.stringify(lines)).not.toContain('percorso.test');
    expect(JSON.stringify(lines)).not.toContain('Wrong1234!');
  });
});

/** Tells the milliseconds of processor that something takes, which do not depend on what else the machine does. */
async function workOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
