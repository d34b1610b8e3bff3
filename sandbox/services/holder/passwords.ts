import { eq } from 'drizzle-orm';
import { romeInstant } from '../../calendar.ts';
import { users } from '../../db/schema.ts';
import { logSecurity } from '../../security/log.ts';
import { judgePassword } from '../../security/passwords/password-policy.ts';
import { endOtherSessions } from '../../security/sessions/sessions.ts';
import { done, refuse, type Answer, type Call, type HolderCall, type Refusal } from '../../server/call.ts';
import { readUser } from '../login/store.ts';
import { passwordEnd, settle } from './pending.ts';
import { readRecord, writeRecord } from './record.ts';

type NewPassword = { password: string; profile: 'registration' | 'change'; pointer: string };

/** Refuses a password that the policy does not let pass. */
export async function refusePassword(
  call: HolderCall,
  { password, profile, pointer }: NewPassword,
): Promise<Refusal | null> {
  const user = await readUser(call.db, call.holder.userId);
  const rule = call.bank.policy.passwordRules[profile];
  const known = [user.name, user.surname];
  const verdict = judgePassword({ password, rule, known });
  return verdict === null ? null : refuse(verdict, { pointer });
}

/** Hashes a password that the policy lets pass; refuses any other. */
export async function hashNew(call: HolderCall, wished: NewPassword): Promise<string | Refusal> {
  const refused = await refusePassword(call, wished);
  return refused ?? call.bank.passwords.inTurn(({ hash }) => hash(wished.password));
}

/** Reads the hash of the new password that the call has made ahead. */
export function newHash({ passwordHash }: Pick<Call<'updatePassword'>, 'passwordHash'>): string {
  if (passwordHash === null) throw new Error('HASH_MISSING: a password is set that was not hashed before');
  return passwordHash;
}

/** Sets the holder's password and ends every other session (S-21). */
export async function setPassword(call: HolderCall, passwordHash: string): Promise<void> {
  const { db, holder, now, bank } = call;
  await readRecord(call, holder.userId);
  await db.update(users).set({ passwordHash, passwordSetAt: now }).where(eq(users.id, holder.userId));
  await writeRecord(db, holder.userId, { temporary: false });
  await endOtherSessions(db, holder, now);
  await logSecurity(db, bank.secrets, { event: 'password.changed', user: holder.username, now });
}

/** Returns a changed password: a new token, and until when the password is good. */
export async function passwordUpdated(
  call: HolderCall,
): Promise<Answer<{ clientAccessToken: string; passwordExpiration: string }>> {
  return done({
    clientAccessToken: await settle(call),
    passwordExpiration: romeInstant(await passwordEnd(call)),
  });
}
