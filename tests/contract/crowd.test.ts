import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '#sandbox';
import { openCardHolder, type CardHolder } from '../support/card-holder.ts';
import { codeOf, startLogin } from '../support/sandbox-login.ts';
import { databasePlaces } from '../support/sandbox-places.ts';
import { openTestBank, type TestBank } from '../support/sandbox.ts';

const servers = (await databasePlaces()).filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('a bank with one connection to $name that two calls keep', (place) => {
  let bank: TestBank;
  let drop: () => Promise<void>;
  let holder: CardHolder;

  beforeAll(async () => {
    const { options, drop: dropIt } = await place.open();
    drop = dropIt;
    const policy = { crowd: { ...defaultPolicy.crowd, patienceMs: 200 } };
    bank = await openTestBank({ ...options, connections: 1, policy });
    holder = await openCardHolder(bank, 'standard+crowd@percorso.test');
  });

  afterAll(async () => {
    await bank.close();
    await drop();
  });

  /** Has two calls answered seconds late, and waits until the bank is at both. */
  async function keepBusy(ms: number) {
    await bank.console('PUT', 'faults', [{ operationId: 'listCards', times: 2, kind: 'delay', ms }]);
    const kept = [1, 2].map(() => holder.call('listCards', {}));
    while ((await bank.console<object[]>('GET', 'faults')).length > 0) continue;
    return { answered: Promise.all(kept) };
  }

  it('tells the one who would wait long to come back, and answers those before and after [RUN-12]', async () => {
    const { answered } = await keepBusy(1000);

    const crowded = await Promise.all(
      Array.from({ length: 5 }, () => holder.call('readCardContext', { cardId: holder.cardId })),
    );
    const kept = await answered;
    const later = await holder.call('readCardContext', { cardId: holder.cardId });

    for (const refused of crowded)
      expect(refused).toMatchObject({
        status: 503,
        retryAfter: 1,
        error: { code: 'SERVICE_UNAVAILABLE', type: 'UNAVAILABLE' },
      });
    expect([...kept, later].map(codeOf)).toEqual(['OK', 'OK', 'OK']);
  });

  it('still tries passwords, which wait for turns of their own [RUN-12]', async () => {
    const { jwt } = await tokenAhead();
    const { answered } = await keepBusy(1000);

    const form = {
      grant_type: 'PASSWORD',
      username: 'standard+crowd@percorso.test',
      password: 'wrong',
    } as const;
    const tried = await bank.call('requestToken', form, { token: jwt });
    await answered;

    expect(codeOf(tried)).toBe('LOGIN_REFUSED');
    expect(await startLogin(bank, 'standard+crowd@percorso.test')).not.toBe('');
  });

  async function tokenAhead(): Promise<{ jwt: string }> {
    const answer = await bank.call('requestJwt', {});
    return answer.ok ? answer.reply : { jwt: '' };
  }
});
