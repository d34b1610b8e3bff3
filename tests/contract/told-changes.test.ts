import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '#sandbox';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openCardHolder } from '../support/card-holder.ts';
import { codeOf, replyOf } from '../support/sandbox-login.ts';
import { takeStep, migrationSteps } from '../support/sandbox-onboarding.ts';
import { databasePlaces } from '../support/sandbox-places.ts';
import { migrationUpTo } from '../support/tries-at-once.ts';

const hourMs = 3_600_000;
const { perHour, formerMs } = defaultPolicy.notices;

type Message = { to: string; kind: string; text: string; code: string | null };

const stateOf = (isOn: boolean) => (isOn ? 'ACTIVE' : 'INACTIVE');

const places = await databasePlaces();

describe.each(places)('what is informed of changes on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('changes');

  /** Lists the notices that went to somebody, newest first. */
  const noticesTo = async (to: string) => {
    const sent = await bank.console<Message[]>('GET', 'outbox');
    return sent
      .filter((one) => one.to === to && one.code === null && one.text.includes('800 000 100'))
      .map(({ text }) => text);
  };

  const numberOf = async (username: string) => {
    const path = `holder?username=${encodeURIComponent(username)}`;
    const { telephones } = await bank.console<{ telephones: string[] }>('GET', path);
    return telephones[0] ?? '';
  };

  it('reaches in a migration who could be reached before it, of each change [S-75]', async () => {
    const { username, holder, email, telephone } = await migrationUpTo({ bank, nameOf }, 'setMigrationEmail');
    const number = await numberOf(username);
    const before = [await noticesTo(username), await noticesTo(number)].map(({ length }) => length);
    const steps = migrationSteps(bank, email, telephone);
    for (const step of steps.slice(steps.findIndex(([id]) => id === 'setMigrationEmail')))
      replyOf(await takeStep(bank, step, holder.token()));
    await holder.ask('confirmMigrationKey6', { key6: '284917' });

    const told = [await noticesTo(username), await noticesTo(number)];

    expect(number).not.toBe(telephone);
    for (const [index, texts] of told.entries())
      expect(texts.slice(0, texts.length - (before[index] ?? 0)).toReversed()).toEqual([
        expect.stringContaining('email è cambiato'),
        expect.stringContaining('un solo numero'),
        expect.stringContaining('password è cambiata'),
        expect.stringContaining('domanda di sicurezza è cambiata'),
        expect.stringContaining('e-Code delle tue carte è cambiato'),
      ]);
  });

  it('reaches a number for three days after it was changed, and no longer [S-75]', async () => {
    const username = nameOf('standard');
    const holder = await openCardHolder(bank, username);
    const old = await numberOf(username);
    const newNumber = '3331234588';
    await holder.ask('generateOtpSca', { telephone: `+39${newNumber}` });
    const otp = (await bank.lastCode(`+39${newNumber}`)) ?? '';
    await holder.ask('verifyOtpNewNumber', { cardId: holder.cardId, otp });
    replyOf(await holder.prove('updateContact', { newNumber, cardId: holder.cardId }));
    const count = async () => (await noticesTo(old)).length;
    const first = await count();
    const change = async (active: boolean) => {
      const { cardId, call } = await openCardHolder(bank, username);
      replyOf(await call('changeInstallmentAlert', { cardId, newSubscriptionStatus: stateOf(active) }));
    };

    await change(true);
    const soon = await count();
    bank.clock.advance(formerMs);
    await change(false);

    expect([soon - first, (await count()) - soon]).toEqual([1, 0]);
  });

  it('comes so often in an hour, then says that it pauses, where a token alone may change to and fro [S-75, S-12]', async () => {
    const username = nameOf('standard');
    const { call, cardId } = await openCardHolder(bank, username);
    const toggle = async (times: number) => {
      for (let index = 0; index < times; index += 1)
        expect(
          codeOf(
            await call('changeInstallmentAlert', { cardId, newSubscriptionStatus: stateOf(index % 2 === 0) }),
          ),
        ).toBe('OK');
    };
    const before = (await noticesTo(username)).length;

    await toggle(12);
    const texts = (await noticesTo(username)).toReversed().slice(before);
    bank.clock.advance(hourMs);
    const { ask } = await openCardHolder(bank, username);
    await ask('changeInstallmentAlert', { cardId, newSubscriptionStatus: 'ACTIVE' });

    expect(texts).toHaveLength(perHour + 1);
    expect(texts.at(-1)).toContain("per un'ora non ti scriviamo");
    expect(await noticesTo(username)).toHaveLength(before + perHour + 2);
  });
});

// A bank in one process takes calls up one by one before any of them waits.
const servers = places.filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('calls of one session at once on $name', (place) => {
  // Fewer than the process answers at once, so that it is the session which sends away.
  const bank = bankOn(place, { policy: { turns: { ...defaultPolicy.turns, waiting: 5 } } });
  const nameOf = copiesOf('waiting');

  it('are told to come back where more come than may wait [S-77]', async () => {
    const { call, cardId } = await openCardHolder(bank, nameOf('standard'));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        call('changeInstallmentAlert', { cardId, newSubscriptionStatus: stateOf(index % 2 === 0) }),
      ),
    );

    const busy = answers.filter((answer) => codeOf(answer) === 'SERVICE_UNAVAILABLE');
    expect(busy).not.toHaveLength(0);
    expect(busy[0]).toMatchObject({ status: 503, retryAfter: 1 });
    expect(codeOf(await call('changeInstallmentAlert', { cardId, newSubscriptionStatus: 'ACTIVE' }))).toBe(
      'OK',
    );
  });
});
