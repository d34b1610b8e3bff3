import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '../../db/schema.ts';
import type { Stage } from '../../server/call.ts';
import { defaultPolicy } from '../../policy.ts';
import { noon, openHolders, register } from '../holders.fixture.ts';
import { holdSession, takeUpHeld } from './held-sessions.ts';
import { endSession, openSession, readSession } from './sessions.ts';

const holders = openHolders();
const { idleMs, absoluteMs } = defaultPolicy.session;
const pair = (cookie: string) => cookie.split(';')[0] ?? '';

/** Holds a session for the next page of its tab, which knows the nonce. */
async function hold({ stage = 'full' }: { stage?: Stage } = {}) {
  const call = holders.call();
  await register(call);
  const token = await openSession(call.db, { userId: call.holder.userId, now: noon, stage });
  const sessionId = (await readSession(call.db, token))?.session.id ?? '';
  const holder = { ...call.holder, sessionId, stage };
  const nonce = `nonce of ${holder.userId}`;
  const cookie = await holdSession({ ...call, holder }, nonce);
  const offer = (nonces: readonly string[], next: string, changes: { now?: number; cookies?: string } = {}) =>
    takeUpHeld({ ...call, cookies: pair(cookie), ...changes }, { nonces, next });
  return { ...call, holder, token, nonce, cookie, offer };
}

describe('a session that is held for the next page', () => {
  it('is taken up with its cookie and its nonce, by a token of its own [S-26]', async () => {
    const { db, holder, token, nonce, cookie, offer } = await hold();

    const taken = await offer([nonce], 'next');

    expect(cookie).toContain(`Max-Age=${absoluteMs / 1000}`);
    expect(taken?.holder).toEqual(holder);
    expect((await readSession(db, taken?.clientAccessToken ?? ''))?.session.id).toBe(holder.sessionId);
    expect(await readSession(db, token)).toBeNull();
  });

  it('is taken up by the next nonce after that, with the cookie that it has', async () => {
    const { nonce, offer } = await hold();

    const [first, again] = [await offer([nonce], 'second'), await offer([nonce], 'another')];
    const second = await offer(['lost', 'second'], 'third');

    expect([first, again, second].map((taken) => taken !== null)).toEqual([true, false, true]);
  });

  it('is not taken up without its cookie, without its nonce, or by a nonce that stays', async () => {
    const { nonce, offer } = await hold();
    const other = await hold();

    const refused = [
      await offer([nonce], 'next', { cookies: '' }),
      await offer([nonce], 'next', { cookies: pair(other.cookie) }),
      await offer(['guessed'], 'next'),
      await offer([], 'next'),
      await offer([nonce, 'next'], 'next'),
    ];

    expect(refused).toEqual([null, null, null, null, null]);
    expect(await offer([nonce], 'next', { cookies: `${pair(other.cookie)}; a=b` })).toBeNull();
    expect(await offer([nonce], 'next')).not.toBeNull();
  });

  it('is found among the cookies of other tabs', async () => {
    const [one, other] = [await hold(), await hold()];
    const cookies = `${pair(other.cookie)}; ${pair(one.cookie)}`;

    const taken = await one.offer([one.nonce], 'next', { cookies });

    expect(taken?.holder.userId).toBe(one.holder.userId);
  });

  it.each<Stage>(['registration', 'recovery'])(
    'is not taken up at the stage %s, which has no page of its own',
    async (stage) => {
      const { nonce, offer } = await hold({ stage });

      expect(await offer([nonce], 'next')).toBeNull();
    },
  );

  it('is taken up while its login awaits the code, and stays at that [S-23]', async () => {
    const { nonce, offer } = await hold({ stage: 'login' });

    expect((await offer([nonce], 'next'))?.holder.stage).toBe('login');
  });

  it('is taken up while something is left to settle after the login', async () => {
    const { nonce, offer } = await hold({ stage: 'handling' });

    expect((await offer([nonce], 'next'))?.holder.stage).toBe('handling');
  });

  it('is over once it was idle too long, and counts as used by what takes it up [S-27]', async () => {
    const [late, inTime] = [await hold(), await hold()];

    expect(await late.offer([late.nonce], 'next', { now: noon + idleMs + 1 })).toBeNull();
    expect(await inTime.offer([inTime.nonce], 'next', { now: noon + idleMs })).not.toBeNull();
    const [row] = await inTime.db.select().from(sessions).where(eq(sessions.id, inTime.holder.sessionId));
    expect(row?.seenAt).toBe(noon + idleMs);
  });

  it('is over after an hour, and once it has ended [S-28]', async () => {
    const [old, young, ended] = [await hold(), await hold(), await hold()];
    const seen = { seenAt: noon + absoluteMs };
    for (const { db, holder } of [old, young])
      await db.update(sessions).set(seen).where(eq(sessions.id, holder.sessionId));
    await endSession(ended.db, ended.holder.sessionId, noon);

    expect(await old.offer([old.nonce], 'next', { now: noon + absoluteMs + 1 })).toBeNull();
    expect(await young.offer([young.nonce], 'next', { now: noon + absoluteMs })).not.toBeNull();
    expect(await ended.offer([ended.nonce], 'next')).toBeNull();
  });

  it('never goes back behind the last call that was noted', async () => {
    const { db, holder, nonce, offer } = await hold();
    await db
      .update(sessions)
      .set({ seenAt: noon + 9000 })
      .where(eq(sessions.id, holder.sessionId));

    await offer([nonce], 'next', { now: noon + 1000 });

    const [row] = await db.select().from(sessions).where(eq(sessions.id, holder.sessionId));
    expect(row?.seenAt).toBe(noon + 9000);
  });
});
