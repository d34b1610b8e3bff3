import type { TriggerTimeline } from '#schemas';
import { dayMs, romeInstant, romeTime } from '../../calendar.ts';
import { renewToken } from '../../security/sessions/sessions.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';
import { cardsWithoutKey6 } from '../ecode/missing.ts';
import { readUser } from '../login/store.ts';
import { readRecord } from './record.ts';

/** Says what the holder must pass before anything else; null when nothing stands in the way. */
export async function blockerOf(call: HolderCall): Promise<TriggerTimeline | null> {
  const { now, holder } = call;
  const record = await readRecord(call, holder.userId);
  const { limitedDays } = call.bank.policy.onboarding;
  if (!record.migrated) return { id: 'BLOCKER_MIGRATION' };
  if (record.limitedSince !== null && now - record.limitedSince > limitedDays * dayMs)
    return { id: 'BLOCKER_REGISTRATION_CODE' };
  if (record.temporary) return { id: 'BLOCKER_TEMPORARY_PASSWORD' };
  const expiresAt = await passwordEnd(call);
  if (now >= expiresAt) return { id: 'BLOCKER_PASSWORD_EXPIRED', date: romeInstant(expiresAt) };
  if (record.numberToVerify) return { id: 'BLOCKER_REMEDIATE_NUMBER' };
  return (await cardsWithoutKey6(call)).length > 0 ? { id: 'BLOCKER_KEY6' } : null;
}

/**
 * Refuses what only settles a blocker to everybody but a login that has stopped at that very one (S-74): the token of a
 * whole session, which may have been stolen, is good for nothing of it.
 */
export async function refuseUnlessStoppedAt(call: HolderCall, blocker: string): Promise<Refusal | null> {
  const isStopped = call.holder.stage === 'handling' && (await blockerOf(call))?.id === blocker;
  return isStopped ? null : refuse('STEP_SKIPPED');
}

/** Says what the holder should be told: the password's end (PWD-01, PWD-02), or the holder code that is missing. */
export async function noticeOf(call: HolderCall): Promise<TriggerTimeline | null> {
  const expiresAt = await passwordEnd(call);
  const date = romeInstant(expiresAt);
  const days = romeDay(expiresAt) - romeDay(call.now);
  if (days === 1) return { id: 'PASSWORD_EXPIRES_TOMORROW', date };
  if (days <= call.bank.policy.passwordRules.warnDays) return { id: 'PASSWORD_EXPIRES', date };
  const { limitedSince } = await readRecord(call, call.holder.userId);
  return limitedSince === null ? null : { id: 'REGISTRATION_CODE' };
}

/** Gives the session a new token, of a whole session once nothing stands in the way any more (S-26). */
export async function settle(call: HolderCall): Promise<string> {
  const stage = (await blockerOf(call)) === null ? 'full' : 'handling';
  return renewToken(call.db, call.holder.sessionId, stage);
}

/** The instant at which the holder's password ends (PWD-05). */
export async function passwordEnd({ db, holder, bank }: HolderCall): Promise<number> {
  const { passwordSetAt } = await readUser(db, holder.userId);
  return passwordSetAt + bank.policy.password.lifetimeDays * dayMs;
}

function romeDay(ms: number): number {
  const { year, month, day } = romeTime(ms);
  return Date.UTC(year, month - 1, day) / dayMs;
}
