import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { codes } from '../../db/schema.ts';
import { defaultPolicy } from '../../policy.ts';
import { refuse, type HolderCall } from '../../server/call.ts';
import { noon, numberOf, openHolders } from '../holders.fixture.ts';
import { limitCodes } from './code-limits.ts';
import { lockNumber } from './lock-number.ts';

const holders = openHolders();
const second = 1000;
const rules = {
  ...defaultPolicy.code,
  resendMs: 30 * second,
  windowMs: 900 * second,
  perWindow: 3,
  perHolder: 5,
};
type Sent = Partial<typeof codes.$inferInsert>;

/** Notes a code that went out so many seconds ago. */
async function sent({ db, holder }: HolderCall, ago: number, more: Sent = {}): Promise<void> {
  const { userId, sessionId } = holder;
  const [issuedAt, expiresAt] = [noon - ago * second, noon];
  const made = { binding: '', salt: '', mac: '', state: 'replaced' } as const;
  const service = 'confirmPlan';
  await db
    .insert(codes)
    .values({ userId, sessionId, service, destination: '-', issuedAt, expiresAt, ...made, ...more });
}

const ask = (call: HolderCall, more: { service?: string; destination?: string } = {}) =>
  limitCodes(
    call.db,
    { userId: call.holder.userId, service: 'confirmPlan', destination: numberOf(call), ...more },
    { now: noon, rules },
  );

describe('another code', () => {
  it('is sent at the earliest half a minute after the last, and says when [S-12]', async () => {
    const call = holders.call();

    const first = await ask(call);
    await sent(call, 31);
    const second31 = await ask(call);
    await sent(call, 29.5);
    const tooSoon = await ask(call);

    expect([first, second31]).toEqual([null, null]);
    expect(tooSoon).toEqual(refuse('OTP_TOO_SOON', { retryAfterMs: 500 }));
  });

  it('may come when the half minute is just over [S-12]', async () => {
    const call = holders.call();
    await sent(call, 30);

    expect(await ask(call)).toBeNull();
  });

  it('for one operation does not wait for one of another, or of another holder and number [S-12]', async () => {
    const call = holders.call();
    await sent(call, 1, { service: 'topUpPhone' });
    await sent(holders.call(), 1);

    expect(await ask(call)).toBeNull();
  });

  it('does not wait for one that was entered rightly [S-12]', async () => {
    const call = holders.call();
    await sent(call, 1, { state: 'used' });

    expect(await ask(call)).toBeNull();
  });

  it('waits for one that another holder had sent to the same number [S-12]', async () => {
    const call = holders.call();
    await sent(holders.call(), 10, { destination: numberOf(call) });

    expect(await ask(call)).toEqual(refuse('OTP_TOO_SOON', { retryAfterMs: 20 * second }));
    expect(await ask(call, { destination: numberOf(call, 1) })).toBeNull();
  });
});

describe('codes in a quarter of an hour', () => {
  it('are limited for one operation, until the oldest of them leaves it [S-12]', async () => {
    const call = holders.call();
    for (const ago of [900, 840, 500]) await sent(call, ago);
    const two = await ask(call);
    await sent(call, 100);

    expect(two).toBeNull();
    expect(await ask(call)).toEqual(refuse('OTP_TOO_MANY', { retryAfterMs: 60 * second }));
  });

  it('are limited for one holder, whatever they were for and whatever became of them [S-12]', async () => {
    const call = holders.call();
    await sent(holders.call(), 60);
    for (const ago of [700, 600, 500, 400]) await sent(call, ago, { service: `s${ago}`, state: 'used' });
    const four = await ask(call);
    await sent(call, 300, { service: 'topUpPhone' });

    expect(four).toBeNull();
    expect(await ask(call)).toEqual(refuse('OTP_TOO_MANY', { retryAfterMs: 200 * second }));
  });
});

it('what is sent to one number is held until the transaction ends, and what to another is not [S-12]', async () => {
  const { db, ...call } = holders.call();
  const locks = sql<string>`select count(*) from pg_locks where locktype = 'advisory'`;

  const held = await db.transaction(async (tx) => {
    const counted = [];
    for (const last of [0, 0, 1]) {
      await lockNumber(tx, numberOf({ ...call, db }, last));
      const [row] = await tx.select({ count: sql`(${locks})`.mapWith(Number) }).from(sql`(select 1) as one`);
      counted.push(row?.count);
    }
    return counted;
  });

  expect(held).toEqual([1, 1, 2]);
});
