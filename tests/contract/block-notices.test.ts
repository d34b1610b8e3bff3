import { describe, expect, it } from 'vitest';
import { counters } from '#sandbox';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { codeOf, startLogin } from '../support/sandbox-login.ts';
import { prelogin } from '../support/sandbox-onboarding.ts';
import { rulePlaces } from '../support/sandbox-places.ts';
import { countAnswers, triesAtOnce, type AtOnce } from '../support/tries-at-once.ts';

const minute = 60_000;

/** What five wrong ones in a row block until an operator lifts it. */
const blocking = Object.entries(triesAtOnce).filter(([name]) =>
  Object.entries(counters).some(([counter, table]) => counter === name && table === 'attempts'),
);

type Message = { to: string; kind: string; text: string; code: string | null };

describe.each(await rulePlaces())('a block on $name', (place) => {
  // As many tries of one session as come at once here are more than a bank lets wait.
  const bank = bankOn(place, { policy: { turns: { waiting: 200, retryMs: 1000 } } });
  const nameOf = copiesOf('told');

  const told = async () =>
    (await bank.console<Message[]>('GET', 'outbox')).filter(({ text }) => text.includes('abbiamo bloccato'));

  /** Returns what is informed of blocks while tries come in, newest first. */
  async function toldOf(tries: () => Promise<unknown>): Promise<Message[]> {
    const before = (await told()).length;
    await tries();
    const after = await told();
    return after.slice(0, after.length - before);
  }

  it.each(blocking)(
    'is told once to each contact, however many tries come at once: %s [S-75, S-76]',
    async (_name, stageOf) => {
      const stage: AtOnce = await stageOf({ bank, nameOf });

      const messages = await toldOf(() => countAnswers(stage));

      expect(stage.answers).toHaveProperty('5709');
      expect(messages.length).toBeGreaterThan(0);
      expect(new Set(messages.map(({ to }) => to)).size).toBe(messages.length);
      for (const { code, text } of messages) {
        expect(code).toBeNull();
        expect(text).toContain('800 000 200');
      }
    },
  );

  it('is told by SMS to each number and by e-mail, in words that say what is blocked [S-75, S-09]', async () => {
    const username = nameOf('famiglia');
    await startLogin(bank, username);
    const { telephones } = await bank.console<{ telephones: string[] }>(
      'GET',
      `holder?username=${encodeURIComponent(username)}`,
    );
    const stage = await triesAtOnce.code({ bank, nameOf: () => username });
    const [fourth, fifth, sixth] = [3, 1, 1].map((count) => stage.tries.slice(0, count));

    const early = await toldOf(() => inOrder(fourth));
    const warned = await toldOf(() => inOrder(fifth));
    const blocked = await toldOf(() => inOrder(sixth));
    const after = await toldOf(() => inOrder(sixth));

    expect(telephones.length).toBeGreaterThan(1);
    expect([early, warned, after]).toEqual([[], [], []]);
    expect(blocked.map(({ kind, to }) => `${kind} ${to}`).toSorted()).toEqual(
      [`email ${username}`, ...new Set(telephones.map((number) => `sms ${number}`))].toSorted(),
    );
    expect(blocked[0]?.text).toContain("abbiamo bloccato l'accesso al portale");
  });

  it('of a recovery is told at the third time, and not while it only waits [S-75, S-84]', async () => {
    const username = nameOf('standard');
    const recover = async () => {
      const stage = await triesAtOnce.recoveryCode({ bank, nameOf: () => username });
      await countAnswers(stage);
      bank.clock.advance(15 * minute + 1000);
    };

    const messages = [await toldOf(recover), await toldOf(recover), await toldOf(recover)];

    expect(messages.map(({ length }) => length > 0)).toEqual([false, false, true]);
    expect(messages[2]?.[0]?.text).toContain("abbiamo bloccato il recupero dell'accesso");
    expect(messages[2]?.map(({ to }) => to)).toContain(username);
  });

  it('is told nobody where nobody is known, and passwords that only wait are none [S-75, S-16, S-22]', async () => {
    const token = await prelogin(bank);
    const login = await triesAtOnce.login({ bank, nameOf });
    const said = { username: 'nobody@example.org', telephone: '+393479999999' };
    const { requestId } = Object(await bank.call('recoverPasswordByPhone', said, { token })).reply;
    const guess = () => bank.call('verifyRecoveryOtp', { requestId, otp: '111111' }, { token });

    const messages = await toldOf(async () => {
      await countAnswers(login);
      for (let tries = 0; tries < 5; tries += 1) expect(codeOf(await guess())).toMatch(/^57/u);
    });

    expect(messages).toEqual([]);
  });
});

async function inOrder(tries: AtOnce['tries'] = []): Promise<void> {
  for (const send of tries) await send();
}
