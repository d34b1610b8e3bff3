import { and, eq } from 'drizzle-orm';
import type { NumberVerified } from '#schemas';
import { verifiedNumbers } from '../../db/schema.ts';
import { acceptCode, type CodePurpose } from '../../security/codes/codes.ts';
import { maskPhone } from '../../security/masking.ts';
import { done, type Answer, type HolderCall } from '../../server/call.ts';

/** What a code sent to a new number is for; the number itself is where it was sent. */
export const newNumberPurpose: CodePurpose = { service: 'newNumber', boundTo: [] };

/** Accepts the code that was sent to a new number and remembers, for this session, that the number is the holder's. */
export async function acceptNewNumber(call: HolderCall, otp: string): Promise<Answer<NumberVerified>> {
  const accepted = await acceptCode(call, { ...newNumberPurpose, otp });
  if ('kind' in accepted) return accepted;
  const number = accepted.destination;
  await call.db
    .insert(verifiedNumbers)
    .values({ sessionId: call.holder.sessionId, number, at: call.now })
    .onConflictDoNothing();
  return done({ verified: true, obfuscatedValue: maskPhone(number) });
}

/** Returns whether a code sent to this number was entered in this session. */
export async function isVerified({ db, holder }: HolderCall, number: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(verifiedNumbers)
    .where(and(eq(verifiedNumbers.sessionId, holder.sessionId), eq(verifiedNumbers.number, number)));
  return rows.length > 0;
}
