import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { approvals, challenges, users } from '../../../db/schema.ts';
import { lockAttempts } from '../../../security/codes/attempts.ts';
import { keepCode } from '../../../security/codes/codes.ts';
import { logSecurity } from '../../../security/log.ts';
import { sameMac } from '../../../security/secrets.ts';
import type { Bank } from '../../../server/call.ts';
import { macOfNumber } from './store.ts';
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
 * whoever is asked out of the blue cannot try. What is approved gives a code for its challenge, in the place of one sent.
 */
export async function decide(parts: PhoneParts, id: number, decision: Decision): Promise<Decided> {
  const { db, now, bank } = parts;
  const found = await findWaiting(db, id);
  if (found === undefined) return 'over';
  const { challenge, user } = found;
  const { service, userId } = challenge;
  const isBlocked = await lockAttempts(db, { userId, service });
  // Whoever held the count may have ended or used it meanwhile.
  const [approval] = await db.select().from(approvals).where(eq(approvals.id, id)).for('update');
  const isOpen =
    approval?.state === 'pending' && now < approval.expiresAt && (await isSent(db, challenge.id));
  if (approval === undefined || isBlocked || !isOpen) return 'over';
  const isRight =
    decision.decision === 'approve' &&
    sameMac(approval.numberMac, macOfNumber(bank.secrets, approval.tokenHash, decision.number));
  const event = isRight ? 'approval.given' : 'approval.refused';
  await logSecurity(db, bank.secrets, { event, user: user.username, detail: service, now });
  if (!isRight) {
    await db.update(approvals).set({ state: 'refused' }).where(eq(approvals.id, id));
    return decision.decision === 'approve' ? 'wrong-number' : 'refused';
  }
  const { sessionId, tokenHash } = approval;
  const boundTo = [challenge.transactionId ?? '', challenge.trxData];
  const code = { userId, sessionId, service, boundTo, tokenHash, challengeId: challenge.id };
  const otp = await keepCode(parts, { ...code, destination: user.device ?? '' });
  const otpSealed = bank.secrets.seal('approval', otp);
  await db.update(approvals).set({ state: 'approved', otpSealed }).where(eq(approvals.id, id));
  return 'approved';
}

async function findWaiting(db: Database, id: number) {
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
