import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { sessions } from '../../db/schema.ts';
import type { Call, Holder, HolderCall } from '../../server/call.ts';
import { readUser } from '../../services/login/store.ts';
import { readSessionCookies, writeSessionCookie } from './cookies.ts';
import { hashReference, randomReference } from '../secrets.ts';
import { waitForTurn } from './turns.ts';

/**
 * Holds a session for the next page of its tab, and answers the cookie for it. The cookie stays the same through all its
 * pages: a browser that never heard an answer still has the right one.
 */
export async function holdSession({ db, bank, holder }: HolderCall, nonce: string): Promise<string> {
  const value = randomReference();
  await db
    .update(sessions)
    .set({ cookieHash: hashReference(value), nonceHash: hashReference(nonce) })
    .where(eq(sessions.id, holder.sessionId));
  // The session itself says when it is over; the browser may forget the cookie once it can live no longer.
  return writeSessionCookie(holder.sessionId, value, bank.policy.session.absoluteMs);
}

/**
 * Returns the secret with which the pages of a session seal what they keep: made by the bank's key, so that it is stored
 * nowhere, and the same for as long as the session lives.
 */
export const sealingSecretOf = ({ bank, holder }: Pick<HolderCall, 'bank' | 'holder'>): string =>
  Buffer.from(bank.secrets.mac('seals', holder.sessionId), 'hex').toString('base64url');

type Offered = { nonces: readonly string[]; next: string };

/**
 * Takes a held session up, with a token of its own; null unless cookie and nonce are those of one that lives. One whose
 * login awaits its code stays at that, and may do no more than before (S-23). It is decided and done in one statement, so that of many who come with one nonce a single one gets in.
 */
export async function takeUpHeld(
  { db, bank, cookies, now }: Pick<Call<'takeUpSession'>, 'db' | 'bank' | 'cookies' | 'now'>,
  { nonces, next }: Offered,
): Promise<{ holder: Holder; clientAccessToken: string } | null> {
  const values = readSessionCookies(cookies);
  if (values.length === 0 || nonces.includes(next)) return null;
  const { idleMs, absoluteMs } = bank.policy.session;
  const offered = and(
    inArray(sessions.cookieHash, values.map(hashReference)),
    inArray(sessions.nonceHash, nonces.map(hashReference)),
  );
  const [found] = await db.select({ userId: sessions.userId }).from(sessions).where(offered);
  if (found === undefined) return null;
  // A call of the page before may be about to renew the token: it is done first, or finds its own token dead.
  await waitForTurn(db, found.userId);
  const clientAccessToken = randomReference();
  const [session] = await db
    .update(sessions)
    .set({
      tokenHash: hashReference(clientAccessToken),
      nonceHash: hashReference(next),
      seenAt: sql`greatest(${sessions.seenAt}, ${now}::bigint)`,
    })
    .where(
      and(
        offered,
        inArray(sessions.stage, ['login', 'handling', 'full']),
        isNull(sessions.endedAt),
        gte(sessions.seenAt, now - idleMs),
        gte(sessions.createdAt, now - absoluteMs),
      ),
    )
    .returning({ sessionId: sessions.id, userId: sessions.userId, stage: sessions.stage });
  if (session === undefined) return null;
  const { username, name, surname } = await readUser(db, session.userId);
  return { holder: { ...session, username, fullName: `${name} ${surname}` }, clientAccessToken };
}
