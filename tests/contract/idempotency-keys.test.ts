import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '#sandbox';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openCardHolder, type CardHolder } from '../support/card-holder.ts';
import { newKey } from '#conformance';
import { challengeOf, codeOf, replyOf, startLogin, withProof } from '../support/sandbox-login.ts';
import { kitOf } from '../support/sandbox-onboarding.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const withKey = (key: string) => ({ 'Idempotency-Key': key });

describe.each(await rulePlaces())('a call with a key on $name', (place) => {
  let db: Database | undefined;
  const bank = bankOn(place, {
    onOpen: async (opened) => {
      db = opened;
    },
  });
  const copyOf = copiesOf('once');
  const holderOf = (persona: string) => openCardHolder(bank, copyOf(persona));

  async function kept(): Promise<Record<string, unknown>[]> {
    const found: unknown = await db?.execute(sql`select * from kept_answers`);
    return Array.isArray(found) ? found : Object(found).rows; // as the driver answers rows
  }

  const post = (holder: CardHolder, key: string, cardId = holder.cardId) =>
    bank.call('sendPinByMail', { cardId }, { token: holder.token(), headers: withKey(key) });

  const statusOf = async (token: string, key: string, operation = 'sendPinByMail') =>
    bank.call('commitStatus', undefined, { token, query: { operation, key } });

  async function stateOf(holder: CardHolder, key: string): Promise<string> {
    return replyOf(await statusOf(holder.token(), key)).state;
  }

  it('keeps nothing of a refusal: the same key goes on once a code was entered [LANG-01]', async () => {
    const { cardId, username: to, ...holder } = await holderOf('standard');
    const headers = withKey(newKey());
    const before = (await kept()).length;

    const refused = await bank.call('viewPin', { cardId: '999' }, { token: holder.token(), headers });
    await challengeOf(bank, { id: 'viewPin', body: { cardId }, token: holder.token(), headers });
    const unkept = (await kept()).length;
    const { answer } = await withProof(bank, {
      id: 'viewPin',
      body: { cardId },
      token: holder.token(),
      to,
      headers,
    });

    expect(refused.ok).toBe(false);
    expect(unkept).toBe(before);
    expect(replyOf(answer).remainingViews).toBe(4);
  });

  it('is done once for each of its holders, and tells none of the other’s [LANG-01]', async () => {
    const [one, other] = [await holderOf('standard'), await holderOf('standard')];
    const key = newKey();

    const first = replyOf(await post(one, key));
    const ofOther = await stateOf(other, key);
    const second = replyOf(await post(other, key));

    expect(ofOther).toBe('unknown');
    expect(second.cardId).not.toBe(first.cardId);
    expect(await stateOf(other, key)).toBe('done');
  });

  it('is refused for another card, and goes on being that of the first [LANG-01]', async () => {
    const holder = await holderOf('standard');
    const key = newKey();
    const first = replyOf(await post(holder, key));

    const other = await post(holder, key, holder.cardIds[1]);
    const again = replyOf(await post(holder, key));

    expect(other).toMatchObject({ ok: false, status: 422, error: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(again).toEqual(first);
  });

  it('that comes from two sessions at once is done once and answered to both [LANG-01]', async () => {
    const username = copyOf('standard');
    const sessions = [await openCardHolder(bank, username), await openCardHolder(bank, username)];
    const key = newKey();

    const answers = await Promise.all([...sessions, ...sessions].map((session) => post(session, key)));

    const replies = answers.map((answer) => JSON.stringify(replyOf(answer)));
    const letters = await bank.console<object[]>(
      'GET',
      `outbox?kind=email&to=${encodeURIComponent(username)}`,
    );
    expect(new Set(replies).size).toBe(1);
    expect(letters).toHaveLength(1);
  });

  it('is known for a day of the bank’s clock and no longer, and then deleted [LANG-01]', async () => {
    const username = copyOf('standard');
    const first = await openCardHolder(bank, username);
    const key = newKey();
    replyOf(await post(first, key));

    bank.clock.advance(dayMs - 1);
    const later = await openCardHolder(bank, username);
    const [known, repeated] = [await stateOf(later, key), await post(later, key)];
    bank.clock.advance(1);
    const [forgotten, anew] = [await stateOf(later, key), await post(later, key)];
    replyOf(await post(await holderOf('standard'), newKey()));

    expect([known, repeated.ok]).toEqual(['done', true]);
    expect([forgotten, codeOf(anew)]).toEqual(['unknown', 'PIN_ON_ITS_WAY']);
    expect((await kept()).filter((row) => Number(row['kept_until']) <= bank.clock.now())).toEqual([]);
  });

  it('shows a PIN again for as long as its proof was good, and then asks for another [LANG-01]', async () => {
    const { cardId, username: to, ...holder } = await holderOf('standard');
    const headers = withKey(newKey());
    const done = await withProof(bank, {
      id: 'viewPin',
      body: { cardId },
      token: holder.token(),
      to,
      headers,
    });
    const view = (token: string) => bank.call('viewPin', { cardId }, { token, headers });

    bank.clock.advance(5 * minuteMs - 1);
    const again = await view(done.token);
    bank.clock.advance(1);
    const late = await view(done.token);

    expect(again).toEqual(done.answer);
    expect(codeOf(late)).toBe('SCA_REQUIRED');
  });

  it('keeps no token, PIN or key in the clear [LANG-01]', async () => {
    const username = copyOf('standard');
    const key = newKey();
    const login = await startLogin(bank, username);
    const headers = withKey(key);
    const done = await withProof(bank, {
      id: 'finalizeLogin',
      body: {},
      token: login,
      to: username,
      headers,
    });

    const { clientAccessToken } = replyOf(done.answer);
    const rows = JSON.stringify(await kept());

    expect(rows).toContain('sealed');
    for (const secret of [clientAccessToken, done.token, key]) expect(rows).not.toContain(secret);
  });

  it('gives the end of a login again to the token that it ended, for as long as a session waits [LANG-01]', async () => {
    const username = copyOf('standard');
    const key = newKey();
    const headers = withKey(key);
    const token = await startLogin(bank, username);
    const done = await withProof(bank, { id: 'finalizeLogin', body: {}, token, to: username, headers });
    const finalize = (sentBy: string, sent = headers) =>
      bank.call('finalizeLogin', {}, { token: sentBy, headers: sent });

    bank.clock.advance(4 * minuteMs);
    const again = await finalize(done.token);
    const asked = replyOf(await statusOf(done.token, key, 'finalizeLogin'));
    const bare = await finalize(done.token, withKey(newKey()));
    bank.clock.advance(minuteMs);
    const [late, unknown] = [await finalize(done.token), await statusOf(done.token, key, 'finalizeLogin')];

    expect(again).toEqual(done.answer);
    expect(asked).toEqual({ state: 'done' });
    expect([bare, late, unknown].map(codeOf)).toEqual(['UNAUTHORISED', 'UNAUTHORISED', 'UNAUTHORISED']);
  });

  it('does not stand for the code of another login [LANG-01]', async () => {
    const username = copyOf('standard');
    const key = newKey();
    const headers = withKey(key);
    const token = await startLogin(bank, username);
    await withProof(bank, { id: 'finalizeLogin', body: {}, token, to: username, headers });

    const thief = await startLogin(bank, username);
    const taken = await bank.call('finalizeLogin', {}, { token: thief, headers });

    expect(codeOf(taken)).toBe('SCA_REQUIRED');
    expect(replyOf(await statusOf(thief, key, 'finalizeLogin'))).toEqual({ state: 'unknown' });
  });

  it('can be asked about before a login, by the token that it was sent with alone [LANG-01]', async () => {
    const [{ jwt: own }, { jwt: other }] = [
      replyOf(await bank.call('requestJwt', {})),
      replyOf(await bank.call('requestJwt', {})),
    ];
    const { pan, cv2, fiscalCode } = await kitOf(bank, 'once');
    const card = replyOf(await bank.call('verifyRegistrationCard', { pan, cv2 }, { token: own }));
    const key = newKey();
    const body = { fiscalCode, validationToken: card.validationToken };
    const begin = (token: string) =>
      bank.call('verifyRegistrationFiscalCode', body, { token, headers: withKey(key) });
    const asked = async (token: string) =>
      codeOrState(await statusOf(token, key, 'verifyRegistrationFiscalCode'));

    const before = await asked(own);
    const [first, again] = await Promise.all([begin(own), begin(own)]);

    expect(replyOf(again)).toEqual(replyOf(first));
    expect([before, await asked(own), await asked(other), await asked('x'.repeat(32))]).toEqual([
      'unknown',
      'done',
      'unknown',
      'UNAUTHORISED',
    ]);
    expect(codeOf(await begin(other))).toBe('TICKET_INVALID');
  });
});

const codeOrState = (answer: Parameters<typeof codeOf>[0]): string =>
  answer.ok ? String(Object(answer.reply).state) : codeOf(answer);
