import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey } from '#conformance';
import { inTurn, startPair, type Pair } from '../support/bank-pair.ts';
import { openCardHolder } from '../support/card-holder.ts';
import { codeOf, replyOf } from '../support/sandbox-login.ts';
import { databasePlaces } from '../support/sandbox-places.ts';
import type { BankTalk } from '../support/sandbox.ts';

const servers = (await databasePlaces()).filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('a call with a key at two bank processes on one $name database', (place) => {
  let pair: Pair;

  beforeAll(async () => {
    pair = await startPair(place);
  });

  afterAll(() => pair.end());

  async function posting(username: string) {
    const holder = await openCardHolder(inTurn(pair.one, pair.two), username);
    const headers = { 'Idempotency-Key': newKey() };
    const options = { token: holder.token(), headers };
    const post = (bank: BankTalk, cardId = holder.cardId) => bank.call('sendPinByMail', { cardId }, options);
    return { post, holder };
  }

  it('is done once, however many times it comes to both at once, and answered the same [LANG-01]', async () => {
    const username = 'standard+both@percorso.test';
    const { post, holder } = await posting(username);

    const answers = await Promise.all(
      [pair.one, pair.two, pair.one, pair.two, pair.one, pair.two].map((bank) => post(bank)),
    );
    const other = await post(pair.two, holder.cardIds[1]);

    const letters = await pair.one.console<object[]>(
      'GET',
      `outbox?kind=email&to=${encodeURIComponent(username)}`,
    );
    expect(new Set(answers.map((answer) => JSON.stringify(replyOf(answer)))).size).toBe(1);
    expect(letters).toHaveLength(1);
    expect(codeOf(other)).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is answered the same by the other once the one that did it was killed [LANG-01]', async () => {
    const { post } = await posting('standard+crash@percorso.test');
    const first = replyOf(await post(pair.one));

    await pair.one.kill();
    const again = await post(pair.two);

    expect(replyOf(again)).toEqual(first);
  });
});
