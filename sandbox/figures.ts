import { and, count, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { sessions } from './db/schema.ts';
import type { Policy } from './policy.ts';

/** How a bank stands: sessions that live, and the connections of all who use its database. */
export type Figures = { sessions: number; connections: { active: number; idle: number } };

/** Counts what tells how a bank stands. */
export async function readFigures(
  db: Database,
  { now, rules }: { now: number; rules: Policy['session'] },
): Promise<Figures> {
  const lives = and(
    isNull(sessions.endedAt),
    gt(sessions.seenAt, now - rules.idleMs),
    gt(sessions.createdAt, now - rules.absoluteMs),
  );
  const [[living], [connections]] = await Promise.all([
    db.select({ count: count() }).from(sessions).where(lives),
    db
      .select({
        active: sql<number>`count(*) filter (where state <> 'idle')`.mapWith(Number),
        idle: sql<number>`count(*) filter (where state = 'idle')`.mapWith(Number),
      })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database()`),
  ]);
  return { sessions: living?.count ?? 0, connections: connections ?? { active: 0, idle: 0 } };
}

/** Asks the database whether it answers. */
export const reachDatabase = (db: Database): Promise<unknown> => db.execute(sql`select 1`);
