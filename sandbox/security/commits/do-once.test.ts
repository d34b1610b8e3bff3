import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { keptAnswers, sessions } from '../../db/schema.ts';
import { refuse, type Answer, type HolderCall, type Stage } from '../../server/call.ts';
import { elsewhere, noon, openHolders } from '../holders.fixture.ts';
import { hashReference } from '../secrets.ts';
import { answerBefore, answerBeforeEnd, keepDone, wishOf, type Sent } from './do-once.ts';

const holders = openHolders();
const done: Answer<unknown> = { kind: 'done', reply: { b: 1, a: 2 } };
const tokenOf = ({ holder }: HolderCall) => `token-of-the-holder-${holder.userId}`;

type Request = {
  body?: unknown;
  query?: object;
  key?: string;
  id?: string;
  token?: string;
  keyed?: boolean;
};

/** Reads what a request of this holder wants done once. */
async function wish(call: HolderCall, request: Request = {}): Promise<Sent> {
  const sent = await read(call, request);
  if (sent === null) throw new Error('nothing is wanted once');
  return sent;
}

function read(call: HolderCall, request: Request) {
  const {
    body = { amount: 1, list: ['x'] },
    query = {},
    key = 'key',
    id = 'topUpPhone',
    keyed = true,
  } = request;
  const headers = { 'idempotency-key': key, authorization: `Bearer ${request.token ?? tokenOf(call)}` };
  // No more of a request is read.
  return wishOf(call.bank, Object({ operation: { id, path: `/${id}`, keyed }, headers, query, body }));
}

/** Notes a session of the holder that is still good. */
async function begin(stage: Stage = 'full') {
  const call = holders.call();
  const { userId, sessionId: id } = call.holder;
  const times = { createdAt: noon, seenAt: noon };
  await call.db
    .insert(sessions)
    .values({ id, userId, stage, tokenHash: hashReference(tokenOf(call)), ...times });
  return { ...call, holder: { ...call.holder, stage } };
}

/** A body with a file in it. */
const fileOf = (text: string, name = 'a', type = 'image/png') => ({
  body: { file: new File([text], name, { type }) },
});

const again = { ...done, isReplayed: true };
const reused = refuse('IDEMPOTENCY_KEY_REUSED');

describe('what is to be done once', () => {
  it('is answered the second time as the first, and kept where nobody can read it', async () => {
    const call = await begin();
    const sent = await wish(call);

    const first = await answerBefore(call, sent);
    await keepDone(call, sent, done);
    const second = await answerBefore(call, await wish(call));

    const [row] = await call.db.select().from(keptAnswers).where(eq(keptAnswers.userId, call.holder.userId));
    expect([first, second]).toEqual([null, again]);
    expect(JSON.stringify(second)).toContain('{"b":1,"a":2}');
    expect(JSON.stringify(row)).not.toContain('"a"');
  });

  it('is answered with its cookie, and with the end of the session', async () => {
    const call = await begin();
    const sent = await wish(call);

    await keepDone(call, sent, { ...done, cookie: 'c=d', endsSession: true });

    expect(await answerBefore(call, sent)).toEqual({ ...again, cookie: 'c=d', endsSession: true });
  });

  it.each<[string, Request]>([
    ['body', { body: { amount: 2, list: ['x'] } }],
    ['query', { query: { a: 'b' } }],
    ['list', { body: { amount: 1, list: ['x', 'y'] } }],
    ['file', { body: { amount: 1, list: [new File(['x'], 'x')] } }],
  ])('is refused with another %s under its key', async (_, request) => {
    const call = await begin();

    await keepDone(call, await wish(call), done);

    expect(await answerBefore(call, await wish(call, request))).toEqual(reused);
  });

  it('knows a file by its name, its sort and what is in it', async () => {
    const call = await begin();
    await keepDone(call, await wish(call, fileOf('x')), done);

    expect(await answerBefore(call, await wish(call, fileOf('x')))).toEqual(again);
    for (const other of [fileOf('y'), fileOf('x', 'b'), fileOf('x', 'a', 'image/bmp')])
      expect(await answerBefore(call, await wish(call, other))).toEqual(reused);
  });

  it('is another with another key, of another operation, or of another holder', async () => {
    const [call, other] = [await begin(), await begin()];
    await keepDone(call, await wish(call), done);

    const answers = [
      await answerBefore(call, await wish(call, { key: 'other' })),
      await answerBefore(call, await wish(call, { id: 'confirmPlan' })),
      await answerBefore(other, await wish(other)),
    ];

    expect(answers).toEqual([null, null, null]);
  });

  it('is the holder’s in whatever session of theirs, but of a login that session’s alone', async () => {
    const [whole, login] = [await begin(), await begin('login')];
    for (const call of [whole, login]) await keepDone(call, await wish(call), done);

    const inAnother = [whole, login].map(async (call) =>
      answerBefore({ ...call, holder: elsewhere(call).holder }, await wish(call)),
    );

    expect(await Promise.all(inAnother)).toEqual([again, null]);
    expect(
      await answerBefore({ ...login, holder: { ...login.holder, stage: 'full' } }, await wish(login)),
    ).toEqual(again);
  });

  it('before a login is that of the one who has the token', async () => {
    const call = { ...holders.call() };
    const nobody = { ...call, holder: null };

    await keepDone(nobody, await wish(call), done);

    expect(await answerBefore(nobody, await wish(call))).toEqual(again);
    expect(await answerBefore(nobody, await wish(call, { token: 'a-token-of-somebody-else' }))).toBeNull();
  });

  it('is forgotten after its time, and after seconds where a secret was shown', async () => {
    const [call, shown] = [await begin(), await begin()];
    const { keptMs, shownMs } = call.bank.policy.commits;
    await keepDone(call, await wish(call), done);
    await keepDone(shown, await wish(shown), { kind: 'done', reply: { visibleSeconds: 30 } });

    const at = async (one: typeof call, ms: number) =>
      (await answerBefore({ ...one, now: noon + ms }, await wish(one))) !== null;

    expect([await at(call, keptMs - 1), await at(call, keptMs)]).toEqual([true, false]);
    expect([await at(shown, shownMs - 1), await at(shown, shownMs)]).toEqual([true, false]);
  });

  it('is not kept where it was refused, and never where it answers a file', async () => {
    const call = await begin();
    const sent = await wish(call);

    await keepDone(call, sent, refuse('5709'));

    expect(await answerBefore(call, sent)).toBeNull();
    await expect(keepDone(call, sent, { ...done, file: { media: 'text/csv', name: 'a' } })).rejects.toThrow(
      'ANSWER_UNKEPT: topUpPhone',
    );
  });

  it('is found by the token that it has ended, while a session would wait, and by no token that is still good', async () => {
    const [ended, good] = [await begin(), await begin()];
    await ended.db.update(sessions).set({ endedAt: noon }).where(eq(sessions.id, ended.holder.sessionId));
    for (const call of [ended, good]) await keepDone(call, await wish(call), done);

    const at = async (call: typeof ended, ms = 0) =>
      answerBeforeEnd({ ...call, now: noon + ms }, await wish(call));

    const { idleMs } = ended.bank.policy.session;
    expect([await at(ended), await at(good)]).toEqual([again, null]);
    expect([await at(ended, idleMs - 1), await at(ended, idleMs)]).toEqual([again, null]);
    expect(await answerBeforeEnd(ended, await wish(ended, { body: {} }))).toEqual(reused);
  });

  it('is nothing where the contract knows no such thing', async () => {
    expect(await read(holders.call(), { keyed: false })).toBeNull();
  });
});
