import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { keepQuery } from '../../db/keep-queries.ts';
import { sessions, turns } from '../../db/schema.ts';
import { hashReference } from '../secrets.ts';

const lastTurn = keepQuery((db) => {
  const holder = db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(sessions.endedAt)));
  return db.select().from(turns).where(inArray(turns.userId, holder)).for('update').prepare('last turn');
});

/** A holder's turn, and the machines' time that what is done in it goes by. */
export type Turn = { userId: number; at: number };

/**
 * Waits until no other call of the token's holder is under way, keeps others waiting until the transaction ends, and
 * tells the time: this machine's, or that of the turn before where another machine's clock was ahead. So two calls of
 * one holder never overlap, and the later one never goes by an earlier time (S-78). Null when it is no session's token.
 */
export async function takeTurn(db: Database, token: string, clock: Clock): Promise<Turn | null> {
  const [last] = await lastTurn(db).execute({ tokenHash: hashReference(token) });
  if (last === undefined) return null;
  // Only now that the turn is ours: what the clock said while others had it is older than what they did.
  return { userId: last.userId, at: Math.max(clock.now(), last.at) };
}

/** Waits for the turn of a holder whose call brings no token of theirs. What it does goes by no time of the turn before. */
export async function waitForTurn(db: Database, userId: number): Promise<void> {
  await db.select().from(turns).where(eq(turns.userId, userId)).for('update');
}

/** Notes the time of a turn that is used, for the next one. */
export async function useTurn(db: Database, { userId, at }: Turn): Promise<void> {
  await db
    .update(turns)
    .set({ at })
    .where(and(eq(turns.userId, userId), lt(turns.at, at)));
}

/** Gives a holder turns, before the first session. */
export async function openTurns(db: Database, userId: number): Promise<void> {
  await db.insert(turns).values({ userId, at: 0 }).onConflictDoNothing();
}
