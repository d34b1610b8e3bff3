import { and, eq } from 'drizzle-orm';
import { challenges, receipts } from '../../db/schema.ts';
import type { Holder, HolderCall, ProofHeaders } from '../../server/call.ts';
import { hashReference, sha256 } from '../secrets.ts';

type ProvenCall = Pick<HolderCall, 'db' | 'now'> & {
  holder: Holder;
  operationId: string;
  body: unknown;
  proof: ProofHeaders;
};

/**
 * Finds what was answered to the very same request with the very same proof, so that a request sent twice is done once
 * (S-43). Anyone who asks first keeps the others waiting until its answer is written.
 */
export async function findReceipt(call: ProvenCall): Promise<{ reply: unknown } | null> {
  const { db, proof, holder } = call;
  const [challenge] = await db
    .select()
    .from(challenges)
    .where(and(eq(challenges.id, proof.mtTransactionId ?? ''), eq(challenges.sessionId, holder.sessionId)))
    .for('update');
  if (challenge === undefined || challenge.state !== 'used') return null;
  const isSame =
    challenge.service === call.operationId &&
    challenge.proofHash === hashReference(proof.additionalInfo ?? '') &&
    challenge.transactionId === proof.transactionId &&
    challenge.trxData === proof.transactionData;
  if (!isSame) return null;
  const [kept] = await db.select().from(receipts).where(eq(receipts.challengeId, challenge.id));
  return kept?.bodyHash === hashOf(call.body) ? { reply: kept.reply } : null;
}

/** Keeps what was answered to a request that was proven. */
export async function keepReceipt(call: ProvenCall, reply: unknown): Promise<void> {
  const challengeId = call.proof.mtTransactionId ?? '';
  await call.db.insert(receipts).values({ challengeId, bodyHash: hashOf(call.body), reply, at: call.now });
}

const hashOf = (body: unknown): string => sha256(JSON.stringify(body));
