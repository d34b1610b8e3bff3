import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { ScaPhone } from '#schemas';
import { challenges, phones } from '../../db/schema.ts';
import {
  refuse,
  type Confirmation,
  type HolderCall,
  type ProofHeaders,
  type Refusal,
} from '../../server/call.ts';
import { hasCodeInHand } from '../codes/code-in-hand.ts';
import { isBlocked } from '../codes/attempts.ts';
import { canonical } from '../canonical.ts';
import { maskPhone } from '../masking.ts';
import { hashReference, randomReference, sha256 } from '../secrets.ts';

/** What a holder is asked to confirm: the operation and the data that it would be done with. */
export type Wanted = { service: string; confirmation: Confirmation };

/** Asks for a strong authentication: keeps the challenge and refuses with it (SCA-31), or says at once that the operation is blocked. */
export async function askConfirmation(call: HolderCall, wanted: Wanted): Promise<Refusal> {
  const { db, holder, now } = call;
  const { service, confirmation } = wanted;
  if (await isBlocked(db, { userId: holder.userId, service })) return refuse('5709');
  const info = randomReference();
  const offered = await offerPhones(call);
  const trxData = transactionData(wanted);
  const offer = {
    payload: confirmation.payload,
    infoHash: hashReference(info),
    phones: Object.fromEntries(offered.map(({ id, phoneId }) => [id, phoneId])),
  };
  const challenge = {
    id: (await takeUpSent(call, { service, trxData }, offer)) ?? randomReference(),
    trxData,
    payload: confirmation.payload,
  };
  // A new challenge for the same operation ends the one before it.
  await db
    .update(challenges)
    .set({ state: 'void' })
    .where(
      and(
        eq(challenges.sessionId, holder.sessionId),
        eq(challenges.service, service),
        ne(challenges.id, challenge.id),
        inArray(challenges.state, ['asked', 'sent', 'verified']),
      ),
    );
  const { userId, sessionId } = holder;
  await db
    .insert(challenges)
    .values({ ...challenge, ...offer, userId, sessionId, service, state: 'asked', createdAt: now })
    .onConflictDoNothing();
  return refuse('SCA_REQUIRED', {
    sca: {
      phoneNumbers: offered.map(({ id, obfuscatedValue }) => ({ id, obfuscatedValue })),
      channel: 'SMS',
      trxData: challenge.trxData,
      mtTransactionId: challenge.id,
      additionalInfo: info,
      serviceId: service,
      servicePayload: challenge.payload,
    },
  });
}

type Offer = Pick<typeof challenges.$inferInsert, 'payload' | 'infoHash' | 'phones'>;

/**
 * Asks again by the challenge whose code the holder has and may still type, where it is for the very same; answers its
 * id. Without it a page loaded anew would have to wait until another code may be sent.
 */
async function takeUpSent(
  { db, holder, now }: HolderCall,
  { service, trxData }: { service: string; trxData: string },
  offer: Offer,
): Promise<string | null> {
  const isSame = and(
    eq(challenges.sessionId, holder.sessionId),
    eq(challenges.service, service),
    eq(challenges.trxData, trxData),
    eq(challenges.state, 'sent'),
  );
  const [sent] = await db.select({ id: challenges.id }).from(challenges).where(isSame).for('update');
  if (sent === undefined || !(await hasCodeInHand(db, sent.id, now))) return null;
  await db.update(challenges).set(offer).where(eq(challenges.id, sent.id));
  return sent.id;
}

/** Returns whether the caller sent a proof, good or bad. */
export const hasProof = (proof: ProofHeaders): boolean =>
  proof.mtTransactionId !== undefined || proof.transactionData !== undefined;

/**
 * Refuses a proof that is good for nothing any more, and uses none up: for what is looked at before the call's transaction,
 * where a secret is judged. Read it after the secret: anyone who changed that with this very proof has used it by then.
 */
export async function refuseSpentProof({
  db,
  holder,
  proof,
}: HolderCall & { proof: ProofHeaders }): Promise<Refusal | null> {
  if (!hasProof(proof)) return null;
  const isOwn = and(
    eq(challenges.id, proof.mtTransactionId ?? ''),
    eq(challenges.sessionId, holder.sessionId),
  );
  const [row] = await db.select({ state: challenges.state }).from(challenges).where(isOwn);
  return row?.state === 'verified' ? null : refuse('SCA_INVALID');
}

/**
 * Uses up a proof. The transaction data is worked out again from the body, never taken from the headers (S-13); a proof
 * for anything else is refused and worth nothing from then on (S-06).
 */
export async function useProof(
  call: HolderCall & { proof: ProofHeaders },
  wanted: Wanted,
): Promise<Refusal | null> {
  const { db, now, holder, proof } = call;
  const mtTransactionId = proof.mtTransactionId ?? '';
  const [row] = await db
    .select()
    .from(challenges)
    .where(and(eq(challenges.id, mtTransactionId), eq(challenges.sessionId, holder.sessionId)))
    .for('update');
  if (row === undefined || row.state !== 'verified') return refuse('SCA_INVALID');
  const isGood = isGoodProof(row, { proof, wanted, now });
  await db
    .update(challenges)
    .set({ state: isGood ? 'used' : 'void' })
    .where(eq(challenges.id, row.id));
  return isGood ? null : refuse('SCA_INVALID');
}

function isGoodProof(
  row: typeof challenges.$inferSelect,
  { proof, wanted, now }: { proof: ProofHeaders; wanted: Wanted; now: number },
): boolean {
  const expected = transactionData(wanted);
  const isBound = row.service === wanted.service && row.trxData === expected;
  const isSame = proof.transactionData === expected && proof.transactionId === row.transactionId;
  const isProven = row.proofHash === hashReference(proof.additionalInfo ?? '');
  return isBound && isSame && isProven && row.proofExpiresAt !== null && now < row.proofExpiresAt;
}

async function offerPhones({ db, holder }: HolderCall): Promise<(ScaPhone & { phoneId: number })[]> {
  const rows = await db
    .select()
    .from(phones)
    .where(eq(phones.userId, holder.userId))
    .orderBy(asc(phones.position));
  const distinct = rows.filter(({ number }, at) => rows.findIndex((row) => row.number === number) === at);
  return distinct.map(({ id, number }) => ({
    id: randomReference(),
    obfuscatedValue: maskPhone(number),
    phoneId: id,
  }));
}

/** Names the operation and the data to be confirmed in one short text that tells nothing of either. */
function transactionData({ service, confirmation }: Wanted): string {
  return `${service}.${sha256(canonical(confirmation.data))}`;
}
