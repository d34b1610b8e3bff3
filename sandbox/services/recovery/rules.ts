import { and, eq } from 'drizzle-orm';
import { recoveries } from '../../db/schema.ts';
import { sendMessage } from '../../outbox/outbox.ts';
import { codeMessage } from '../../outbox/texts.ts';
import { logSecurity } from '../../security/log.ts';
import { drawCode, hashReference, randomReference, sameMac } from '../../security/secrets.ts';
import { refuse, type Refusal } from '../../server/call.ts';
import { referenceNumber } from '../holder/find.ts';
import { countSent, countWrongCode, forgetWrongCodes, identityOf, type Place } from './counts.ts';

/** A recovery that somebody begins: for whom they say it is, and who that is, if anybody. */
export type Begun = { identity: string; userId: number | null; way: RecoveryRow['way'] };

/** A recovery under way. */
export type RecoveryRow = typeof recoveries.$inferSelect;

/** Begins a recovery that waits for the security answer. */
export async function beginRecovery({ db, bank, now }: Place, begun: Begun): Promise<string> {
  const reference = randomReference();
  const expiresAt = now + bank.policy.onboarding.ticketMs;
  await db.insert(recoveries).values({ ...begun, hash: hashReference(reference), state: 'data', expiresAt });
  return reference;
}

/**
 * Begins a recovery, or goes on with one, by a code to the holder's number. For nobody, all is the same but the message;
 * within the limits of codes too, so that a code that is not sent tells nothing (S-12, S-22). Where none is sent, the
 * one of before stays good: the holder has no other.
 */
export async function sendRecoveryCode(place: Place, begun: Begun): Promise<string> {
  const { db, bank, now } = place;
  const reference = randomReference();
  const hash = hashReference(reference);
  const code = drawCode();
  // However the holder is named, it is one number that the messages go to.
  const recipientOf = identityOf(place, 'number', String(begun.userId ?? begun.identity));
  const maySend = (await countSent(place, begun.identity)) && (await countSent(place, recipientOf));
  const fresh = { mac: codeMac(place, begun, code), expiresAt: now + bank.policy.code.lifetimeMs };
  const { mac, expiresAt } = (maySend ? undefined : await codeBefore(place, begun)) ?? fresh;
  // Only the last code asked for is good.
  await db
    .update(recoveries)
    .set({ state: 'over' })
    .where(and(eq(recoveries.identity, begun.identity), eq(recoveries.state, 'sent')));
  await db.insert(recoveries).values({ ...begun, hash, state: 'sent', mac, expiresAt });
  if (begun.userId === null || !maySend) return reference;
  const recipient = await referenceNumber(db, begun.userId);
  const text = codeMessage('recovery', { code });
  await sendMessage(db, { kind: 'sms', recipient, text, code, at: now });
  await logSecurity(db, bank.secrets, {
    event: 'recovery.started',
    user: String(begun.userId),
    detail: begun.way,
    now,
  });
  return reference;
}

/** A code is bound to whom a recovery is said to be for, and to what it gives back (S-06). */
const codeMac = ({ bank }: Place, { identity, way }: Pick<Begun, 'identity' | 'way'>, code: string): string =>
  bank.secrets.mac('recovery-code', identity, way, code);

async function codeBefore(
  { db, now }: Place,
  { identity, way, userId }: Begun,
): Promise<RecoveryRow | undefined> {
  const rows = await db
    .select()
    .from(recoveries)
    .where(and(eq(recoveries.identity, identity), eq(recoveries.way, way), eq(recoveries.state, 'sent')));
  return rows.find((row) => row.userId === userId && now < row.expiresAt);
}

/** Reads a recovery that is not over and in time, and keeps others from going on with it meanwhile. */
export async function findRecovery(
  { db, now }: Place,
  reference: string,
  state: RecoveryRow['state'],
): Promise<RecoveryRow | null> {
  const [row] = await db
    .select()
    .from(recoveries)
    .where(and(eq(recoveries.hash, hashReference(reference)), eq(recoveries.state, state)))
    .for('update');
  return row !== undefined && now < row.expiresAt ? row : null;
}

/** Ends a recovery, whatever came of it. */
export async function endRecovery({ db }: Place, row: RecoveryRow): Promise<void> {
  await db.update(recoveries).set({ state: 'over' }).where(eq(recoveries.hash, row.hash));
}

/** Accepts the code of a recovery once, or counts the failure against whom it is said to be for (S-08, S-22). */
export async function acceptRecoveryCode(
  place: Place,
  { requestId, otp }: { requestId: string; otp: string },
): Promise<RecoveryRow | Refusal> {
  const row = await findRecovery(place, requestId, 'sent');
  if (row === null) return refuse('5707', { pointer: '/otp' });
  const isRight = sameMac(row.mac ?? '', codeMac(place, row, otp));
  if (isRight && row.userId !== null) {
    if (!(await forgetWrongCodes(place, row.identity))) return refuse('5709');
    await endRecovery(place, row);
    return row;
  }
  const left = await countWrongCode(place, row);
  const event = left === 0 ? 'sca.blocked' : 'sca.wrong';
  const user = String(row.userId ?? row.identity);
  await logSecurity(place.db, place.bank.secrets, { event, user, detail: 'recovery', now: place.now });
  if (left === null || left === 0) return refuse('5709');
  return refuse(left === 1 ? '5708' : '5707', { pointer: '/otp' });
}
