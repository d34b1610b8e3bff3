import { eq } from 'drizzle-orm';
import { revokedNames, users } from '../../db/schema.ts';
import { openAccount } from '../../seed/open-account.ts';
import { findPersona } from '../../seed/personas.ts';
import { logSecurity } from '../../security/log.ts';
import { hashPassword, isPassword, needsRehash } from '../../security/passwords.ts';
import { countFailure, forgetFailures, mustWait } from '../../security/throttle.ts';
import type { Call } from '../../server/call.ts';

type User = typeof users.$inferSelect;

/**
 * Checks username and password; null for every reason to refuse, after the same work, so that neither the answer nor
 * its time tells whether the user exists (S-15). A demo account is opened at its first good login.
 */
export async function logIn(call: Call<'requestToken'>): Promise<User | null> {
  const { db, body, bank, now, address } = call;
  const username = body.username.trim().toLowerCase();
  const throttle = { db, now, rules: bank.policy.login, secrets: bank.secrets };
  const suitor = { username, address };
  const waits = await mustWait(throttle, suitor);
  const [known] = await db.select().from(users).where(eq(users.username, username));
  const stored = known?.passwordHash ?? bank.demoPasswordHash;
  const isRight = await isPassword(body.password, stored);
  const persona = known === undefined ? await findUnopened(call, username) : null;
  if (waits || !isRight || (known === undefined && persona === null)) {
    await countFailure(throttle, suitor, waits);
    await logSecurity(db, bank.secrets, { event: 'login.refused', user: username, now });
    return null;
  }
  await forgetFailures(throttle, suitor);
  await logSecurity(db, bank.secrets, { event: 'login.accepted', user: username, now });
  if (known !== undefined) return renewHash(call, known);
  const passwordHash = await hashPassword(body.password, bank.policy.password.hash);
  return openAccount(db, { username, passwordHash, now });
}

/** Finds the demo account of a username, unless its holder has revoked it. */
async function findUnopened({ db, bank }: Call<'requestToken'>, username: string) {
  const persona = findPersona(username);
  if (persona === null) return null;
  const nameMac = bank.secrets.mac('revoked', username);
  const [revoked] = await db.select().from(revokedNames).where(eq(revokedNames.nameMac, nameMac));
  return revoked === undefined ? persona : null;
}

async function renewHash({ db, body, bank }: Call<'requestToken'>, user: User): Promise<User> {
  const parameters = bank.policy.password.hash;
  if (!needsRehash(user.passwordHash, parameters)) return user;
  const passwordHash = await hashPassword(body.password, parameters);
  await db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  return { ...user, passwordHash };
}
