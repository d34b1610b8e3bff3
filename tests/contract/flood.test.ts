import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '#sandbox';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { codeOf, demoPassword, logIn, replyOf, startLogin } from '../support/sandbox-login.ts';
import { openStoppedHolder } from '../support/card-holder.ts';
import { goodPassword, prelogin } from '../support/sandbox-onboarding.ts';
import { databasePlaces } from '../support/sandbox-places.ts';

const wrong = 'Wrong1234!';

describe.each(await databasePlaces())('a bank on $name that is flooded', (place) => {
  const flood = { ...defaultPolicy.flood, refusalMs: 0 };
  const bank = bankOn(place, { policy: { flood } });
  const nameOf = copiesOf('flood');

  /** From here on the bank has no turn left for any hash; with it, what it does costs none. */
  async function withoutTurns<Result>(act: () => Promise<Result>): Promise<Result> {
    Object.assign(flood, { hashesAtOnce: 0, hashesWaiting: 0 });
    try {
      return await act();
    } finally {
      Object.assign(flood, defaultPolicy.flood, { refusalMs: 0 });
    }
  }

  async function tryLogin(username: string, password: string) {
    const form = { grant_type: 'PASSWORD', username, password } as const;
    return bank.call('requestToken', form, { token: await prelogin(bank) });
  }

  async function heldBack(username: string): Promise<string> {
    for (let failure = 0; failure < 5; failure += 1) await tryLogin(username, wrong);
    return username;
  }

  it('refuses who is held back without any hash, whether anybody has the name or not [S-77, S-15]', async () => {
    const known = nameOf('standard');
    await startLogin(bank, known);
    const unknown = await heldBack('nobody@example.org');
    await heldBack(known);

    const answers = await withoutTurns(() =>
      Promise.all([tryLogin(known, wrong), tryLogin(known, demoPassword), tryLogin(unknown, wrong)]),
    );

    const [first, ...others] = answers;
    expect(first).toMatchObject({ status: 422, error: { code: 'LOGIN_REFUSED' }, retryAfter: null });
    for (const other of others) expect(other).toEqual(first);
  });

  it('asks a login to come back when as many wait as may, known or not, and counts nothing [S-77, S-15]', async () => {
    const username = nameOf('standard');
    await startLogin(bank, username);

    const answers = await withoutTurns(async () => {
      const told = [];
      for (let time = 0; time < 6; time += 1)
        told.push(await tryLogin(username, wrong), await tryLogin('somebody@example.org', wrong));
      return told;
    });

    const [first, ...others] = answers;
    expect(first).toMatchObject({
      status: 503,
      error: { code: 'SERVICE_UNAVAILABLE', type: 'UNAVAILABLE' },
      retryAfter: 2,
    });
    for (const other of others) expect(other).toEqual(first);
    expect(codeOf(await tryLogin(username, demoPassword))).toBe('OK');
  });

  it('refuses an old password that is blocked without any hash [S-77]', async () => {
    const token = await logIn(bank, nameOf('standard'));
    const send = (oldPassword: string) =>
      bank.call('updatePassword', { oldPassword, newPassword: goodPassword }, { token });
    for (let failure = 0; failure < 5; failure += 1) await send(wrong);

    const answers = await withoutTurns(async () => [await send(demoPassword), await send(wrong)]);

    expect(answers.map(codeOf)).toEqual(['5709', '5709']);
  });

  it.each(['scaduta', 'temporanea'] as const)(
    'asks who sets a password to come back, and %s stays as it was [S-77]',
    async (persona) => {
      const username = nameOf(persona);
      const { holder, triggerTimeline } = await openStoppedHolder(bank, username);
      const id = persona === 'scaduta' ? 'replaceExpiredPassword' : 'replaceTemporaryPassword';

      const busy = await withoutTurns(() => holder.call(id, { newPassword: goodPassword }));
      const again = await holder.call('recoverLoginFlow', undefined);

      expect(busy).toMatchObject({ status: 503, error: { code: 'SERVICE_UNAVAILABLE' }, retryAfter: 2 });
      expect(replyOf(again).triggerTimeline).toEqual(triggerTimeline);
    },
  );
});
