import { and, eq } from 'drizzle-orm';
import type { ApprovalRequest, OtpRequest } from '#schemas';
import { challenges, phones } from '../../db/schema.ts';
import { hashReference } from '../../security/secrets.ts';
import type { Call } from '../../server/call.ts';

/** A challenge that a code may be sent for, and the number it goes to. */
export type OpenChallenge = { challenge: Challenge; number: string };

type Challenge = typeof challenges.$inferSelect;

/** Finds the challenge that a code is asked for; null when it is not this session's, is over, or was tampered with. */
export async function findOpenChallenge(call: Call<'generateOtp'>): Promise<OpenChallenge | null> {
  const { db, body } = call;
  const challenge = await findChallenge(call);
  const phoneId = challenge?.phones[body.idPhoneNumber];
  if (challenge === null || phoneId === undefined) return null;
  const [phone] = await db.select().from(phones).where(eq(phones.id, phoneId));
  return phone === undefined ? null : { challenge, number: phone.number };
}

/** Finds the challenge that a call speaks of; null when it is not this session's, is over, or was tampered with. */
export async function findChallenge(
  call: Call<'generateOtp'> | Call<'startApproval'>,
): Promise<Challenge | null> {
  const { db, body, holder, proof } = call;
  const [challenge] = await db
    .select()
    .from(challenges)
    .where(and(eq(challenges.id, body.mtTransactionId), eq(challenges.sessionId, holder.sessionId)))
    .for('update');
  if (challenge === undefined || !isSame(challenge, body)) return null;
  if (proof.additionalInfo !== undefined && hashReference(proof.additionalInfo) !== challenge.infoHash)
    return null;
  return challenge;
}

/** Returns whether a username names the holder, without regard to case. */
export const isUser = (said: string, username: string): boolean =>
  said.toLowerCase() === username.toLowerCase();

function isSame(challenge: Challenge, body: OtpRequest | ApprovalRequest): boolean {
  const isOpen = challenge.state === 'asked' || challenge.state === 'sent';
  return isOpen && challenge.service === body.serviceId && challenge.trxData === body.transactionData;
}
