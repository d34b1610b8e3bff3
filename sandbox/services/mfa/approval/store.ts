import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { approvals, codes } from '../../../db/schema.ts';
import type { Call } from '../../../server/call.ts';
import { hashReference, type Secrets } from '../../../security/secrets.ts';

/** What a phone was asked to approve, as it is kept. */
export type Approval = typeof approvals.$inferSelect;

type OwnCall = Call<'readApproval'> | Call<'endApproval'>;

/** Finds an approval that this session has asked for. */
export async function findOwn({ db, body, holder }: OwnCall): Promise<Approval | undefined> {
  const [found] = await db
    .select()
    .from(approvals)
    .where(
      and(
        eq(approvals.tokenHash, hashReference(body.approval)),
        eq(approvals.sessionId, holder.sessionId),
        eq(approvals.userId, holder.userId),
      ),
    );
  return found;
}

/** Ends what a holder was asked for and has not decided: a phone asks one thing at a time. */
export async function endPending(db: Database, userId: number): Promise<void> {
  await db
    .update(approvals)
    .set({ state: 'ended' })
    .where(and(eq(approvals.userId, userId), eq(approvals.state, 'pending')));
}

/** Ends the approvals of a challenge that stand in a state: what they gave, or could give, is needed no longer. */
export async function endOfChallenge(
  db: Database,
  challengeId: string,
  states: readonly Approval['state'][],
): Promise<void> {
  await db
    .update(approvals)
    .set({ state: 'ended', otpSealed: null })
    .where(and(eq(approvals.challengeId, challengeId), inArray(approvals.state, [...states])));
}

/** Ends one approval for good; answers false where it was over before. The code that it has given is worth nothing. */
export async function endOne(db: Database, { id, tokenHash }: Approval): Promise<boolean> {
  const ended = await db
    .update(approvals)
    .set({ state: 'ended', otpSealed: null })
    .where(and(eq(approvals.id, id), inArray(approvals.state, ['pending', 'approved'])))
    .returning({ id: approvals.id });
  await db
    .update(codes)
    .set({ state: 'void' })
    .where(and(eq(codes.tokenHash, tokenHash), ne(codes.state, 'used')));
  return ended.length > 0;
}

/** Binds the number that the portal shows to its approval. */
export const macOfNumber = (secrets: Secrets, tokenHash: string, number: string): string =>
  secrets.mac('approval', tokenHash, number);
