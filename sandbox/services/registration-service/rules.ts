import { and, eq } from 'drizzle-orm';
import type { RegistrationState } from '#schemas';
import { cards, users } from '../../db/schema.ts';
import { codeMessage } from '../../outbox/texts.ts';
import { sendMessage } from '../../outbox/outbox.ts';
import { logSecurity } from '../../security/log.ts';
import { maskPhone } from '../../security/masking.ts';
import { holderCodeOf } from '../../seed/identity.ts';
import { limitServices } from '../../seed/card-services.ts';
import { done, refuse, type Answer, type HolderCall, type Refusal } from '../../server/call.ts';
import { openKey6, setKey6OfAll } from '../ecode/key6.ts';
import { isFreeEmail, unifyNumber } from '../holder/find.ts';
import { lockFlow, moveFlow, notAt, type FlowRow } from '../holder/flow.ts';
import { readRecord, writeRecord } from '../holder/record.ts';
import { writeThresholds } from '../sms-alert/store.ts';
import type { FlowData } from '../../db/onboarding-tables.ts';

/** Takes a registration a step further: what it has learnt, and the state that it comes to. */
type Step = { at: readonly RegistrationState[]; to: RegistrationState; data?: FlowData };

/** Reads the registration of the flow's holder. */
export const readRegistration = ({ db, holder }: HolderCall): Promise<FlowRow> =>
  lockFlow({ db, userId: holder.userId, kind: 'registration' }, 'STATE_30_EMAIL');

/** Takes one step, or refuses it when it is not its turn (S-23). */
export async function takeStep(
  call: HolderCall,
  { at, to, data = {} }: Step,
): Promise<Answer<{ state: RegistrationState }>> {
  const flow = await readRegistration(call);
  const early = notAt(flow, ...at);
  if (early !== null) return early;
  await moveFlow(call.db, flow, { state: to, data });
  return done({ state: to });
}

/** Refuses a step whose turn it is not, before anything of it is looked at. */
export async function refuseStep(
  call: HolderCall,
  ...at: readonly RegistrationState[]
): Promise<Refusal | null> {
  return notAt(await readRegistration(call), ...at);
}

/** Refuses to send something again before its time, or answers when it was sent, this time included. */
export function refuseHaste(
  { now, bank }: HolderCall,
  before: readonly number[] = [],
): { refused: Refusal | null; sentAt: number[] } {
  const { resendMs, windowMs, perWindow } = bank.policy.code;
  const sent = before.filter((at) => at > now - windowMs);
  const [oldest, latest] = [sent[0], sent.at(-1)];
  const sentAt = [...sent, now];
  if (latest !== undefined && latest + resendMs > now)
    return { refused: refuse('OTP_TOO_SOON', { retryAfterMs: latest + resendMs - now }), sentAt };
  if (oldest !== undefined && sent.length >= perWindow)
    return { refused: refuse('OTP_TOO_MANY', { retryAfterMs: oldest + windowMs - now }), sentAt };
  return { refused: null, sentAt };
}

/** Sends a holder code by SMS, at most once in 30 s and 5 times in 15 minutes. */
export async function sendHolderCode(
  call: HolderCall,
  telephone: string,
): Promise<Answer<{ obfuscatedValue: string }>> {
  const { db, now, holder } = call;
  const flow = await lockFlow({ db, userId: holder.userId, kind: 'holder-code' }, 'SENT');
  const hasty = refuseHaste(call, flow.data.codesSentAt);
  if (hasty.refused !== null) return hasty.refused;
  const { kitSerial } = await readRecord(call, holder.userId);
  const code = holderCodeOf(kitSerial);
  const text = codeMessage('holderCode', { code });
  await sendMessage(db, { kind: 'sms', recipient: telephone, text, code, at: now });
  await moveFlow(db, flow, { data: { codesSentAt: hasty.sentAt } });
  return done({ obfuscatedValue: maskPhone(telephone) });
}

/** Ends a registration: from here on the holder can log in. */
export async function endRegistration(call: HolderCall, flow: FlowRow): Promise<Refusal | null> {
  const { db, holder, now } = call;
  const { email, telephone, passwordHash, limited = false } = flow.data;
  if (email === undefined || telephone === undefined || passwordHash === undefined)
    throw new Error('FLOW_BROKEN: a registration ended without its data');
  if (!(await isFreeEmail(db, email, holder.userId))) return refuse('EMAIL_NOT_ACCEPTED');
  await db
    .update(users)
    .set({ username: email, passwordHash, passwordSetAt: now, userStatus: limited ? 'LIMITED' : 'ACTIVE' })
    .where(eq(users.id, holder.userId));
  await unifyNumber(db, holder.userId, telephone);
  await limitCards(call, limited);
  const { questionId, answerMac, key6Sealed, consents = {}, smsAlert } = flow.data;
  // The alerts are the holder's own wish: who did not ask for them has none.
  await writeThresholds(call, smsAlert?.threshold ?? null);
  await writeRecord(db, holder.userId, {
    registered: true,
    limitedSince: limited ? now : null,
    questionId,
    answerMac,
    consents,
    smsAlert,
  });
  if (key6Sealed !== undefined) await setKey6OfAll(call, openKey6(call, key6Sealed));
  await logSecurity(db, call.bank.secrets, { event: 'registration.ended', user: email, now });
  return null;
}

/** Limits the services of all cards of a holder, or opens them again (RCODE-04). */
export async function limitCards({ db, holder }: HolderCall, limited: boolean): Promise<void> {
  const own = await db.select().from(cards).where(eq(cards.userId, holder.userId));
  for (const card of own) {
    await db
      .update(cards)
      .set({ profiling: limitServices(card.profiling, limited) })
      .where(and(eq(cards.id, card.id), eq(cards.userId, holder.userId)));
  }
}
