import { randomInt } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import { approvals, challenges, users } from '../../../db/schema.ts';
import { lockAttempts } from '../../../security/codes/attempts.ts';
import { logSecurity } from '../../../security/log.ts';
import { hashReference, randomReference, type Secrets } from '../../../security/secrets.ts';
import { done, refuse, type Call, type Handlers, type Refusal } from '../../../server/call.ts';
import { findChallenge } from '../rules.ts';
import { endOfChallenge, endOne, endPending, findOwn, macOfNumber, type Approval } from './store.ts';

/** The reply of each call that tells how an approval stands. */
type Told = {
  state: 'PENDING' | 'APPROVED' | 'REFUSED' | 'EXPIRED' | 'ENDED';
  expiresIn?: number;
  otp?: string;
};

/** Another’s is not told from nobody’s. */
const unknown = refuse('NOT_FOUND', { pointer: '/approval' });

/** What the holder approves on the phone instead of typing a code. */
export const approvalHandlers = {
  startApproval: {
    async run(call) {
      const { db, body, holder, now, bank } = call;
      const challenge = await findChallenge(call);
      if (challenge === null) return refuse('SCA_INVALID');
      const { id: challengeId, service } = challenge;
      if (await lockAttempts(db, { userId: holder.userId, service })) return refuse('5709');
      const refused = (await refuseWithoutApp(call)) ?? (await limitApprovals(call));
      if (refused !== null) return refused;
      await endPending(db, holder.userId);
      await endOfChallenge(db, challengeId, ['approved']);
      const { lifetimeMs } = bank.policy.approval;
      const approval = randomReference();
      const tokenHash = hashReference(approval);
      // Two digits that do not begin with a zero, so that each way of writing them is the same.
      const number = String(randomInt(10, 100));
      const numberMac = macOfNumber(bank.secrets, tokenHash, number);
      const own = { userId: holder.userId, sessionId: holder.sessionId, challengeId, tokenHash, numberMac };
      const times = { createdAt: now, expiresAt: now + lifetimeMs };
      await db.insert(approvals).values({ ...own, ...times, state: 'pending' });
      const { transactionId } = body;
      await db.update(challenges).set({ state: 'sent', transactionId }).where(eq(challenges.id, challengeId));
      const event = { event: 'approval.asked', user: holder.username, detail: service, now } as const;
      await logSecurity(db, bank.secrets, event);
      return done({ approval, number, expiresIn: lifetimeMs / 1000 });
    },
  },
  readApproval: {
    reads: true,
    async run(call) {
      const found = await findOwn(call);
      return found === undefined ? unknown : done(told(found, call.bank.secrets, call.now));
    },
  },
  endApproval: {
    async run(call) {
      const found = await findOwn(call);
      if (found === undefined) return unknown;
      const hasEnded = await endOne(call.db, found);
      return done<Told>(hasEnded ? { state: 'ENDED' } : told(found, call.bank.secrets, call.now));
    },
  },
} satisfies Partial<Handlers>;

async function refuseWithoutApp({ db, holder }: Call<'startApproval'>): Promise<Refusal | null> {
  const [user] = await db.select({ device: users.device }).from(users).where(eq(users.id, holder.userId));
  return (user?.device ?? null) === null ? refuse('APPROVAL_NOT_OFFERED') : null;
}

/** Anyone who has a password and asks the phone again and again hopes that its holder gives in. */
async function limitApprovals({ db, holder, bank, now }: Call<'startApproval'>): Promise<Refusal | null> {
  const { approval, code } = bank.policy;
  const asked = await db
    .select({ at: approvals.createdAt })
    .from(approvals)
    .where(and(eq(approvals.userId, holder.userId), gt(approvals.createdAt, now - code.windowMs)))
    .orderBy(desc(approvals.createdAt));
  const oldest = asked[approval.perWindow - 1];
  if (oldest === undefined) return null;
  return refuse('APPROVAL_TOO_MANY', { retryAfterMs: oldest.at + code.windowMs - now });
}

function told({ state, otpSealed, expiresAt }: Approval, secrets: Secrets, now: number): Told {
  if (state === 'approved' && otpSealed !== null)
    return { state: 'APPROVED', otp: secrets.open('approval', otpSealed) };
  if (state === 'refused') return { state: 'REFUSED' };
  if (state !== 'pending') return { state: 'ENDED' };
  return now < expiresAt
    ? { state: 'PENDING', expiresIn: Math.ceil((expiresAt - now) / 1000) }
    : { state: 'EXPIRED' };
}
