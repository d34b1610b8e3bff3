import { and, eq, getTableColumns, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { keepQueries, keepQuery } from '../../db/keep-queries.ts';
import { sessions, settings, users } from '../../db/schema.ts';
import type { Settings } from '../../db/settings.ts';
import type { Policy } from '../../policy.ts';
import type { Holder, Stage } from '../../server/call.ts';
import { hashReference, randomReference } from '../secrets.ts';
import { openTurns } from './turns.ts';

type Rules = Policy['session'];

/** A live session: whose it is and when it ends. */
export type LiveSession = { holder: Holder; idleEndsAt: number; endsAt: number };

type Lookup = { now: number; rules: Rules; background: boolean };

/** Who a session is opened for: by default one that may only finish the login. */
type Opened = { userId: number; now: number; stage?: Stage };

/** Opens a session, and answers its token. */
export async function openSession(db: Database, { userId, now, stage = 'login' }: Opened): Promise<string> {
  const token = randomReference();
  const row = { id: randomReference(), userId, stage, tokenHash: hashReference(token) };
  await openTurns(db, userId);
  await db.insert(sessions).values({ ...row, createdAt: now, seenAt: now });
  return token;
}

/**
 * What a call that only reads has read in the query of its session, which spares the way to the database and back: one
 * value of JSON, null when there is none. Its condition says whose it must be by `sessions.userId`.
 */
export type ReadAlong = {
  /** Two of one shape differ in their values alone. */
  shape: string;
  select: (db: Database) => SQL;
  values: Record<string, unknown>;
};

/** A session that nobody has ended, as it is stored; `liveSession` says whether it still lives. */
export type StoredSession = typeof sessions.$inferSelect &
  Pick<typeof users.$inferSelect, 'username' | 'name' | 'surname'> & {
    /** What was read along with it. */
    along: unknown;
  };

const nothing: ReadAlong = { shape: '', select: () => sql`select null`, values: {} };

const openSessions = keepQueries(
  (db, { shape, select }: ReadAlong) =>
    db
      .select({
        ...getTableColumns(sessions),
        username: users.username,
        name: users.name,
        surname: users.surname,
        settings: sql<Record<string, unknown> | null>`(select json_object_agg(key, value) from ${settings})`,
        along: sql<unknown>`(${select(db)})`,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(sessions.endedAt)))
      .prepare(`open session ${shape}`),
  ({ shape }) => shape,
);

const seenSession = keepQuery((db) =>
  db
    .update(sessions)
    .set({ seenAt: sql`greatest(${sessions.seenAt}, ${sql.placeholder('now')}::bigint)` })
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('seen_session'),
);

/** Reads the session of a token, and with it what the console has set: every request needs both. */
export async function readSession(
  db: Database,
  token: string,
  along: ReadAlong = nothing,
): Promise<{ session: StoredSession; settings: Settings } | null> {
  const [row] = await openSessions(db, along).execute({ ...along.values, tokenHash: hashReference(token) });
  if (row === undefined) return null;
  const { settings: set, ...session } = row;
  return { session, settings: new Map(Object.entries(set ?? {})) };
}

/**
 * Returns a session unless it ended by inactivity or by age (S-27, S-28). Counts as activity unless the call is a
 * background one.
 */
export async function liveSession(
  db: Database,
  stored: StoredSession,
  { now, rules, background }: Lookup,
): Promise<LiveSession | null> {
  const { id, userId, stage, seenAt, createdAt, username, name, surname } = stored;
  if (now - seenAt > rules.idleMs || now - createdAt > rules.absoluteMs) return null;
  // To the second is exact enough, and spares a write for each call of a burst.
  if (!background && now - seenAt >= 1000) await seenSession(db).execute({ id, now });
  const lastSeen = background ? seenAt : now;
  const holder = { userId, username, fullName: `${name} ${surname}`, sessionId: id, stage };
  return { holder, idleEndsAt: lastSeen + rules.idleMs, endsAt: createdAt + rules.absoluteMs };
}

/** Gives the session a new token and forgets the old one, at every change of privilege (S-26). */
export async function renewToken(db: Database, sessionId: string, stage?: Stage): Promise<string> {
  const token = randomReference();
  await db
    .update(sessions)
    .set({ tokenHash: hashReference(token), ...(stage === undefined ? {} : { stage }) })
    .where(eq(sessions.id, sessionId));
  return token;
}

/** Ends a session for good. */
export async function endSession(db: Database, sessionId: string, now: number): Promise<void> {
  await db.update(sessions).set({ endedAt: now }).where(eq(sessions.id, sessionId));
}

/** Ends every session of a holder but one, as after a new password (S-21). */
export async function endOtherSessions(
  db: Database,
  { userId, sessionId }: Pick<Holder, 'userId' | 'sessionId'>,
  now: number,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNull(sessions.endedAt)));
}
