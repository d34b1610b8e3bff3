import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions, settings, users } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { noon, openHolders, register } from '../holders.fixture.ts';
import {
  endOtherSessions,
  endSession,
  liveSession,
  openSession,
  readSession,
  renewToken,
  type ReadAlong,
} from './sessions.ts';

const holders = openHolders();
const rules = { idleMs: 300_000, absoluteMs: 3_600_000, preloginMs: 0 };

/** Opens a session of a holder who is in the bank's books. */
async function begin() {
  const call = holders.call();
  await register(call);
  const { db, holder } = call;
  const token = await openSession(db, { userId: holder.userId, now: noon, stage: 'full' });
  return { db, holder, token, session: await sessionOf(db, token) };
}

async function sessionOf(db: Database, token: string) {
  const read = await readSession(db, token);
  if (read === null) throw new Error('no session of this token');
  return read.session;
}

const lives = async (db: Database, token: string): Promise<boolean> =>
  (await readSession(db, token)) !== null;

/** Looks at a session anew, as each call of it does. */
async function look(
  db: Database,
  token: string,
  { ms, background = false }: { ms: number; background?: boolean },
) {
  return liveSession(db, await sessionOf(db, token), { now: noon + ms, rules, background });
}

describe('a session', () => {
  it('is found by its token, which is kept nowhere, and names its holder [S-25]', async () => {
    const { db, holder, token, session } = await begin();

    const rows = await db.select().from(sessions).where(eq(sessions.userId, holder.userId));

    expect(token).toMatch(/^[\w-]{32}$/);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await liveSession(db, session, { now: noon, rules, background: false })).toEqual({
      holder: { ...holder, sessionId: session.id },
      idleEndsAt: noon + rules.idleMs,
      endsAt: noon + rules.absoluteMs,
    });
    expect(await readSession(db, 'nobody’s')).toBeNull();
  });

  it('may only finish the login unless it is opened for more', async () => {
    const call = holders.call();
    await register(call);

    const token = await openSession(call.db, { userId: call.holder.userId, now: noon });

    expect(await sessionOf(call.db, token)).toMatchObject({ stage: 'login' });
  });

  it('comes with what the console has set, and with what a call reads along', async () => {
    const { db, holder, token } = await begin();
    const key = `setting ${holder.userId}`;
    const along: ReadAlong = {
      shape: 'names',
      select: (open) =>
        sql`${open
          .select({ name: users.name })
          .from(users)
          .where(
            sql`${users.id} = ${sessions.userId} and ${users.surname} = ${sql.placeholder('surname')}`,
          )}`,
      values: { surname: 'Ferri' },
    };
    await db.insert(settings).values({ key, value: 7 });

    const read = await readSession(db, token, along);
    const other = await readSession(db, token, { ...along, values: { surname: 'Bellini' } });
    const plain = await readSession(db, token);
    await db.delete(settings).where(eq(settings.key, key));
    const unset = await readSession(db, token);

    expect(read?.session.along).toBe('Giulia');
    expect(read?.settings.get(key)).toBe(7);
    expect([other?.session.along, plain?.session.along]).toEqual([null, null]);
    expect(unset?.settings.has(key)).toBe(false);
  });

  it('ends after five minutes without a call, and each call begins them anew [S-27]', async () => {
    const { db, token } = await begin();

    const kept = await look(db, token, { ms: 300_000 });
    const longer = await look(db, token, { ms: 600_000 });
    const over = await look(db, token, { ms: 900_001 });

    expect(kept?.idleEndsAt).toBe(noon + 600_000);
    expect(longer?.idleEndsAt).toBe(noon + 900_000);
    expect(over).toBeNull();
  });

  it('is kept alive by no call in the background [S-27]', async () => {
    const { db, token } = await begin();

    const seen = await look(db, token, { ms: 200_000, background: true });

    expect(seen?.idleEndsAt).toBe(noon + 300_000);
    expect(await look(db, token, { ms: 300_001 })).toBeNull();
  });

  it('notes a call to the second, and never an earlier time than it has noted', async () => {
    const { db, token, session } = await begin();

    await look(db, token, { ms: 999 });
    const within = (await sessionOf(db, token)).seenAt;
    await look(db, token, { ms: 1000 });
    const after = (await sessionOf(db, token)).seenAt;
    await look(db, token, { ms: 9000 });
    // What a call read of the session before another one was noted.
    await liveSession(db, session, { now: noon + 5000, rules, background: false });

    expect([within - noon, after - noon]).toEqual([0, 1000]);
    expect((await sessionOf(db, token)).seenAt - noon).toBe(9000);
  });

  it('ends after an hour, however busy it is [S-28]', async () => {
    const { db, session } = await begin();
    const busy = { ...session, seenAt: noon + 3_600_000 };

    const at = (ms: number) => liveSession(db, busy, { now: noon + ms, rules, background: false });

    expect(await at(3_600_000)).toMatchObject({ endsAt: noon + 3_600_000 });
    expect(await at(3_600_001)).toBeNull();
  });

  it('has a new token at a change of privilege, and the old one is dead [S-26]', async () => {
    const { db, token, session } = await begin();

    const renewed = await renewToken(db, session.id);
    const kept = await sessionOf(db, renewed);
    const raised = await renewToken(db, session.id, 'handling');

    expect([await lives(db, token), await lives(db, renewed), await lives(db, raised)]).toEqual([
      false,
      false,
      true,
    ]);
    expect([kept.stage, (await sessionOf(db, raised)).stage]).toEqual(['full', 'handling']);
  });

  it('ends by itself, and leaves the others of its holder', async () => {
    const { db, holder, token, session } = await begin();
    const other = await openSession(db, { userId: holder.userId, now: noon });

    await endSession(db, session.id, noon + 1);

    expect([await lives(db, token), await lives(db, other)]).toEqual([false, true]);
  });

  it('ends with all of its holder but the one that asks, and those of others stay', async () => {
    const [{ db, holder, token, session }, stranger] = [await begin(), await begin()];
    const { userId } = holder;
    const ended = await openSession(db, { userId, now: noon });
    const before = await sessionOf(db, ended);
    await endSession(db, before.id, noon + 1);
    const other = await openSession(db, { userId, now: noon });

    await endOtherSessions(db, { userId, sessionId: session.id }, noon + 9);

    expect([await lives(db, token), await lives(db, other)]).toEqual([true, false]);
    expect(await lives(db, stranger.token)).toBe(true);
    const [row] = await db.select().from(sessions).where(eq(sessions.id, before.id));
    expect(row?.endedAt).toBe(noon + 1);
  });
});
