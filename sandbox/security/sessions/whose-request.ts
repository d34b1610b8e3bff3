import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import { hashReference } from '../secrets.ts';

/** Finds whose session a token is of, whatever has become of it; null where there is none. */
export async function userOfToken(db: Database, token: string): Promise<number | null> {
  if (token === '') return null;
  const [found] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashReference(token)));
  return found?.userId ?? null;
}

/** Finds whose a request was: that of its token, or else the holder whom its body names, as that of a login does. */
export async function whoseRequest(
  db: Database,
  ofToken: number | null,
  body: unknown,
): Promise<number | null> {
  const { username } = Object(body);
  if (ofToken !== null || typeof username !== 'string') return ofToken;
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, username.trim().toLowerCase()));
  return found?.id ?? null;
}
