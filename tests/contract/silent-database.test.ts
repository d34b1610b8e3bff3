import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabaseWay, type DatabaseWay } from '../support/database-way.ts';
import { openTestBank, type TestBank } from '../support/sandbox.ts';
import { logIn } from '../support/sandbox-login.ts';
import { databasePlaces } from '../support/sandbox-places.ts';

const servers = (await databasePlaces()).filter(({ name }) => name === 'PostgreSQL');

const unavailable = { ok: false, status: 503, retryAfter: 5, error: { code: 'SERVICE_UNAVAILABLE' } };

describe.each(servers)('a bank whose database on $name is away', (place) => {
  let way: DatabaseWay;
  let bank: TestBank;
  let token: string;
  let drop: () => Promise<void>;
  const failures: string[] = [];

  beforeEach(async () => {
    failures.length = 0;
    const opened = await place.open();
    drop = opened.drop;
    way = await openDatabaseWay(opened.options.databaseUrl ?? '');
    bank = await openTestBank({
      ...opened.options,
      databaseUrl: way.url,
      onFailure: (operationId, error) => void failures.push(`${operationId}: ${codeOf(error)}`),
    });
    token = await logIn(bank, 'standard+silent@percorso.test');
  });

  afterEach(async () => {
    await bank.close();
    await way.cut();
    await drop();
  });

  it.each([
    ['before anything is done', undefined],
    ['once a transaction has begun', /insert into|update /iu],
  ])(
    'ends a call that it keeps waiting, answers others at once, and goes on by itself: %s [S-77] [RUN-12]',
    async (_, at) => {
      const asked = way.hold(at);

      const answering = bank.call('userLogout', {}, { token });
      await asked;
      const first = await answering;
      const next = await bank.call('requestJwt', {});
      way.release();

      expect([first, next]).toMatchObject([unavailable, unavailable]);
      // Found lost by its own watch; what comes next is not sent, or it would have been silent in its turn.
      expect(failures).toEqual(['userLogout: CONNECTION_LOST', 'requestJwt: CONNECTION_LOST']);
      await vi.waitFor(async () => expect((await bank.call('requestJwt', {})).ok).toBe(true), goesOn);
    },
  );

  it('says when to ask again while nobody is let in at all [S-77]', async () => {
    await way.cut();

    const answers = [
      await bank.call('listCards', {}, { token }),
      await bank.call('userLogout', {}, { token }),
    ];

    expect(answers).toMatchObject([unavailable, unavailable]);
    expect(failures.map((failure) => failure.split(':')[0])).toEqual(['listCards', 'userLogout']);
  });
});

/** It is tried every second, and on a busy machine that takes its time. */
const goesOn = { timeout: 30_000, interval: 200 };

/** What the client said, beneath what was made of it. */
const codeOf = (error: unknown): string => {
  const { code, cause } = Object(error);
  return code === undefined && cause !== undefined ? codeOf(cause) : String(code);
};
