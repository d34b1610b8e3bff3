import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { turns } from '../../db/schema.ts';
import { noon, openHolders, register } from '../holders.fixture.ts';
import { endSession, openSession, readSession } from './sessions.ts';
import { openTurns, takeTurn, useTurn, waitForTurn } from './turns.ts';

const holders = openHolders();
const clockAt = (now: number) => ({ now: () => now });

/** Opens a session, and with it the turns of its holder. */
async function begin() {
  const { db, holder } = holders.call();
  const { userId } = holder;
  return { db, holder, userId, token: await openSession(db, { userId, now: noon }) };
}

describe('the turn of a holder', () => {
  it('goes by this machine’s time, or by that of the turn before where it was ahead [S-78]', async () => {
    const { db, userId, token } = await begin();

    const first = await takeTurn(db, token, clockAt(noon));
    await useTurn(db, { userId, at: noon + 5000 });
    const second = await takeTurn(db, token, clockAt(noon + 1000));
    const third = await takeTurn(db, token, clockAt(noon + 9000));

    expect([first, second, third]).toEqual([
      { userId, at: noon },
      { userId, at: noon + 5000 },
      { userId, at: noon + 9000 },
    ]);
  });

  it('is noted by no earlier time than it has noted, and for its holder alone [S-78]', async () => {
    const [one, other] = [await begin(), await begin()];

    await useTurn(one.db, { userId: one.userId, at: noon + 5000 });
    await useTurn(one.db, { userId: one.userId, at: noon + 1000 });

    expect(await takeTurn(one.db, one.token, clockAt(0))).toEqual({ userId: one.userId, at: noon + 5000 });
    expect(await takeTurn(other.db, other.token, clockAt(0))).toEqual({ userId: other.userId, at: 0 });
  });

  it('is kept as it was where the holder has had turns before [S-78]', async () => {
    const { db, userId, token } = await begin();
    await useTurn(db, { userId, at: noon });

    await openTurns(db, userId);

    expect(await takeTurn(db, token, clockAt(0))).toEqual({ userId, at: noon });
  });

  it('is taken by no token that names no session, or one that has ended', async () => {
    const call = holders.call();
    await register(call);
    const { db } = call;
    const token = await openSession(db, { userId: call.holder.userId, now: noon });
    const read = await readSession(db, token);
    await endSession(db, read?.session.id ?? '', noon);

    expect(await takeTurn(db, 'nobody’s', clockAt(noon))).toBeNull();
    expect(await takeTurn(db, token, clockAt(noon))).toBeNull();
  });

  it('is waited for without a token, and held until the transaction ends, as one that is taken [S-78]', async () => {
    const [{ db, userId, token }, other] = [await begin(), await begin()];
    const holderOf = sql<string>`xmax::text`;
    const read = async (tx: Database, whose: number) =>
      (await tx.select({ holder: holderOf }).from(turns).where(eq(turns.userId, whose)))[0]?.holder;

    const held = await db.transaction(async (tx) => {
      const before = await read(tx, userId);
      await waitForTurn(tx, userId);
      await takeTurn(tx, other.token, clockAt(noon));
      return [before, await read(tx, userId), await read(tx, other.userId)];
    });

    expect(held[0]).toBe('0');
    expect(held[1]).not.toBe('0');
    expect(held[2]).toBe(held[1]);
    expect(await takeTurn(db, token, clockAt(0))).toEqual({ userId, at: 0 });
  });
});
