import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { keptAnswers, sessions } from '../../db/schema.ts';
import type { Bank, Holder } from '../../server/call.ts';
import { hashReference, type Secrets } from '../secrets.ts';

/** One thing that a caller wants done once: the operation, and the key that all its sendings have in common. */
export type Wish = { operationId: string; key: string; token: string };

/**
 * Whose wish it is. Of a whole session it is the holder’s, in whatever session of theirs; of a login or a flow that session’s
 * alone, or else a password and a key would stand for the code of another login; before either, that of the one who has the token.
 */
export type Asking = { db: Database; now: number; bank: Bank; holder: Holder | null };

/** What is answered again, and a keyed hash of what it was asked by. */
export type KeptAnswer = {
  requestMac: string;
  reply: unknown;
  cookie?: string | string[];
  endsSession?: true;
};

type Row = typeof keptAnswers.$inferSelect;

/**
 * Keeps others from the same wish until the transaction ends. A holder’s calls wait for each other already; before a
 * login no row stands for the caller.
 */
export async function lockWish({ db, bank, holder }: Asking, wish: Wish): Promise<void> {
  if (holder !== null) return;
  const [id] = ownIds(bank.secrets, wish, holder);
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wish ${id}`}, 0))`);
}

/** Finds what was answered to a wish, until it is forgotten. */
export async function findAnswer(asking: Asking, wish: Wish): Promise<KeptAnswer | null> {
  const { db, now, bank, holder } = asking;
  const ids = ownIds(bank.secrets, wish, holder);
  const [row] = await db
    .select()
    .from(keptAnswers)
    .where(and(inArray(keptAnswers.id, ids), gt(keptAnswers.keptUntil, now)));
  return row === undefined ? null : opened(bank.secrets, row);
}

/**
 * Finds what was answered to a wish whose fulfilment has ended the very token that it came with: the one who lost the answer
 * knows no other. It is found as long as a session waits, and no longer.
 */
export async function findFormerAnswer(
  { db, now, bank }: Omit<Asking, 'holder'>,
  wish: Wish,
): Promise<KeptAnswer | null> {
  const isFormer = and(
    eq(keptAnswers.formerId, formerId(bank.secrets, wish)),
    gt(keptAnswers.formerUntil, now),
    gt(keptAnswers.keptUntil, now),
  );
  const [row] = await db.select().from(keptAnswers).where(isFormer);
  return row === undefined ? null : opened(bank.secrets, row);
}

/** Keeps what was answered to a wish, in the transaction that fulfils it, and forgets what is too old. */
export async function keepAnswer(asking: Asking, wish: Wish, answer: KeptAnswer): Promise<void> {
  const { db, now, bank, holder } = asking;
  const { keptMs, shownMs } = bank.policy.commits;
  await forgetOld(db, now);
  const { requestMac, ...told } = answer;
  const [id] = ownIds(bank.secrets, wish, holder);
  const isFormer = holder !== null && !(await isGood(db, holder, wish));
  const row = {
    id,
    userId: holder?.userId ?? null,
    requestMac,
    sealed: bank.secrets.seal(purposeOf(id), JSON.stringify(told)),
    // What is shown for seconds is no more than a holder reads after a lost answer, with the proof that was good for it.
    keptUntil: now + (isShown(told.reply) ? shownMs : keptMs),
    formerId: isFormer ? formerId(bank.secrets, wish) : null,
    formerUntil: isFormer ? now + bank.policy.session.idleMs : null,
  };
  // One of before may still lie there, too old to count.
  await db.insert(keptAnswers).values(row).onConflictDoUpdate({ target: keptAnswers.id, set: row });
}

const isShown = (reply: unknown): boolean => Object(reply).visibleSeconds !== undefined;

/** Returns whether the token of a wish is still its session’s. */
async function isGood(db: Database, { sessionId }: Holder, { token }: Wish): Promise<boolean> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  return session?.endedAt === null && session.tokenHash === hashReference(token);
}

const mostForgotten = 50;

/** Deletes some of what nobody may have any more, and waits for nobody who does the same. */
async function forgetOld(db: Database, now: number): Promise<void> {
  const old = db
    .select({ id: keptAnswers.id })
    .from(keptAnswers)
    .where(lte(keptAnswers.keptUntil, now))
    .limit(mostForgotten)
    .for('update', { skipLocked: true });
  await db.delete(keptAnswers).where(inArray(keptAnswers.id, old));
}

/** Names the rows that may answer a wish, first the one that would be kept for it. */
function ownIds(
  secrets: Secrets,
  { operationId, key, token }: Wish,
  holder: Holder | null,
): [string, ...string[]] {
  const idOf = (whose: string, id: string) => secrets.mac('wish', whose, id, operationId, key);
  if (holder === null) return [idOf('token', hashReference(token))];
  const ofSession = idOf('session', holder.sessionId);
  return holder.stage === 'full' ? [idOf('holder', String(holder.userId)), ofSession] : [ofSession];
}

const formerId = (secrets: Secrets, { operationId, key, token }: Wish): string =>
  secrets.mac('former wish', hashReference(token), operationId, key);

const purposeOf = (id: string): string => `kept answer ${id}`;

/** Opens what was sealed for its own row, and for no other. */
function opened(secrets: Secrets, { id, sealed, requestMac }: Row): KeptAnswer {
  // Only keepAnswer seals for this purpose.
  const told = JSON.parse(secrets.open(purposeOf(id), sealed)) as Omit<KeptAnswer, 'requestMac'>;
  return { requestMac, ...told };
}
