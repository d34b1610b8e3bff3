import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { approvals, challenges, users } from '../../../db/schema.ts';
import { lockAttempts } from '../../../security/codes/attempts.ts';
import { keepCode } from '../../../security/codes/codes.ts';
import { logSecurity } from '../../../security/log.ts';
import { sameMac } from '../../../security/secrets.ts';
import type { Bank } from '../../../server/call.ts';
import { macOfNumber, type Approval } from './store.ts';
import { signedWords, type Signed } from './words.ts';

/** What a phone works with: the bank behind it, without a session. */
export type PhoneParts = { db: Database; now: number; bank: Pick<Bank, 'policy' | 'secrets'> };

/** What the holder does on the phone; `number` is what they read in the portal. */
export type Decision = { decision: 'approve'; number: string } | { decision: 'refuse' };

/** What came of it; `over` is what can be decided no longer, for whatever reason. */
export type Decided = 'approved' | 'refused' | 'wrong-number' | 'over';

/** Lists what waits on the phone of a holder, with what is signed by it (S-07), and never the number. */
export async function listWaiting(
  { db, now }: Pick<PhoneParts, 'db' | 'now'>,
  username: string,
): Promise<(Signed & { id: number; askedAt: string; expiresAt: string })[]> {
  const rows = await db
    .select()
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.userId))
    .innerJoin(challenges, eq(challenges.id, approvals.challengeId))
    .where(
      and(
        eq(users.username, username.toLowerCase()),
        eq(approvals.state, 'pending'),
        eq(challenges.state, 'sent'),
        gt(approvals.expiresAt, now),
      ),
    )
    .orderBy(desc(approvals.createdAt));
  return rows.map(({ approvals: { id, createdAt, expiresAt }, challenges: { service, payload } }) => ({
    id,
    askedAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    ...signedWords(service, payload),
  }));
}

/**
 * Decides what waits, once. It is approved with the number that the portal shows alone: another is a refusal, so that
 * the one who is asked out of the blue cannot try. What is approved gives a code for its challenge, in the place of one sent.
 */
export async function decide(parts: PhoneParts, id: number, decision: Decision): Promise<Decided> {
  const { db, now, bank } = parts;
  const waiting = await findWaiting(db, id);
  const approval = waiting && (await lockOpen(parts, id, waiting.challenge));
  if (waiting === undefined || approval === undefined) return 'over';
  const isRight =
    decision.decision === 'approve' &&
    sameMac(approval.numberMac, macOfNumber(bank.secrets, approval.tokenHash, decision.number));
  const event = isRight ? 'approval.given' : 'approval.refused';
  const { username: user } = waiting.user;
  await logSecurity(db, bank.secrets, { event, user, detail: waiting.challenge.service, now });
  if (isRight) {
    await give(parts, approval, waiting);
    return 'approved';
  }
  await db.update(approvals).set({ state: 'refused' }).where(eq(approvals.id, id));
  return decision.decision === 'approve' ? 'wrong-number' : 'refused';
}

/** Takes an approval that can still be decided, and keeps everyone else from it and from the codes of its operation. */
async function lockOpen(
  { db, now }: PhoneParts,
  id: number,
  { id: challengeId, userId, service }: Waiting['challenge'],
): Promise<Approval | undefined> {
  const isBlocked = await lockAttempts(db, { userId, service });
  // Anyone who held the count may have ended or used it meanwhile.
  const [approval] = await db.select().from(approvals).where(eq(approvals.id, id)).for('update');
  const isOpen = approval?.state === 'pending' && now < approval.expiresAt && !isBlocked;
  return isOpen && (await isSent(db, challengeId)) ? approval : undefined;
}

/** Keeps the code that an approval gives, for the session that asked alone to read. */
async function give(parts: PhoneParts, approval: Approval, { challenge, user }: Waiting): Promise<void> {
  const { db, bank } = parts;
  const { userId, service, id: challengeId } = challenge;
  const { sessionId, tokenHash } = approval;
  const boundTo = [challenge.transactionId ?? '', challenge.trxData];
  const code = { userId, sessionId, service, boundTo, tokenHash, challengeId };
  const otp = await keepCode(parts, { ...code, destination: user.device ?? '' });
  const otpSealed = bank.secrets.seal('approval', otp);
  await db.update(approvals).set({ state: 'approved', otpSealed }).where(eq(approvals.id, approval.id));
}

type Waiting = { challenge: typeof challenges.$inferSelect; user: typeof users.$inferSelect };

async function findWaiting(db: Database, id: number): Promise<Waiting | undefined> {
  const [row] = await db
    .select()
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.userId))
    .innerJoin(challenges, eq(challenges.id, approvals.challengeId))
    .where(and(eq(approvals.id, id), eq(approvals.state, 'pending')));
  return row && { challenge: row.challenges, user: row.users };
}

async function isSent(db: Database, id: string): Promise<boolean> {
  const [row] = await db.select({ state: challenges.state }).from(challenges).where(eq(challenges.id, id));
  return row?.state === 'sent';
}
