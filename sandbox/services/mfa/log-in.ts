import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { revokedNames, users } from '../../db/schema.ts';
import { openAccount } from '../../seed/open-account.ts';
import { findPersona } from '../../seed/personas.ts';
import { logSecurity } from '../../security/log.ts';
import { needsRehash, type Hashing } from '../../security/passwords/passwords.ts';
import {
  countAddress,
  countFailure,
  isHeldBack,
  letIn,
  type Suitor,
  type ThrottleContext,
} from '../../security/codes/throttle.ts';
import { refuse, type Call, type Refusal } from '../../server/call.ts';

type User = typeof users.$inferSelect;
type LoginCall = Call<'requestToken'>;

/** A login that is judged: the count that it falls under. */
type Attempt = { throttle: ThrottleContext; suitor: Suitor };

/** What a login comes to; `unopened` is the first good one of a demo account. */
type Verdict = User | 'unopened' | 'wrong' | 'held back';

/**
 * Checks username and password. Every refusal is the same, and after the same work where it could tell whether the user
 * exists (S-15); who is held back costs no hash (S-77). A demo account is opened at its first good login.
 */
export async function logIn(call: LoginCall): Promise<User | Refusal> {
  const { db, body, bank, now, address } = call;
  const username = body.username.trim().toLowerCase();
  const throttle = { db, now, rules: bank.policy.login, secrets: bank.secrets };
  const attempt = { throttle, suitor: { tried: 'login', account: username, address } } as const;
  const verdict = (await isHeldBack(throttle, attempt.suitor))
    ? 'held back'
    : await bank.passwords.inTurn((hashing) => judge(call, attempt, hashing));
  if (verdict === 'wrong' || verdict === 'held back') return refused(call, attempt, verdict);
  if (verdict === 'unopened' || 'id' in verdict) {
    await logSecurity(db, bank.secrets, { event: 'login.accepted', user: username, now });
    const passwordHash = bank.demoPasswordHash;
    return verdict === 'unopened' ? openAccount(db, { username, passwordHash, now }) : verdict;
  }
  await wait(bank.policy.flood.refusalMs, undefined, { ref: false });
  return verdict;
}

async function judge(call: LoginCall, { throttle, suitor }: Attempt, hashing: Hashing): Promise<Verdict> {
  const { db, body, bank } = call;
  const username = suitor.account;
  // Who has waited for a turn may be held back by now.
  if (await isHeldBack(throttle, suitor)) return 'held back';
  const [known] = await db.select().from(users).where(eq(users.username, username));
  const isRight = await hashing.matches(body.password, known?.passwordHash ?? bank.demoPasswordHash);
  const isKnown = known !== undefined || (await isUnopened(call, username));
  if (!isRight || !isKnown) {
    await countFailure(throttle, suitor);
    return 'wrong';
  }
  if (!(await letIn(throttle, suitor))) return 'held back';
  return known === undefined ? 'unopened' : renewHash(call, known, hashing);
}

/** Refuses, and where it has cost nothing lets who asks without pause wait for it; they hold nothing meanwhile. */
async function refused(
  { db, bank, now }: LoginCall,
  { throttle, suitor }: Attempt,
  verdict: 'wrong' | 'held back',
): Promise<Refusal> {
  if (verdict === 'held back') await countAddress(throttle, suitor);
  await logSecurity(db, bank.secrets, { event: 'login.refused', user: suitor.account, now });
  if (verdict === 'held back') await wait(bank.policy.flood.refusalMs, undefined, { ref: false });
  return refuse('LOGIN_REFUSED');
}

/** Returns whether a username is a demo account's whom nobody has opened yet and its holder has not revoked. */
async function isUnopened({ db, bank }: LoginCall, username: string): Promise<boolean> {
  if (findPersona(username) === null) return false;
  const nameMac = bank.secrets.mac('revoked', username);
  const [revoked] = await db.select().from(revokedNames).where(eq(revokedNames.nameMac, nameMac));
  return revoked === undefined;
}

async function renewHash({ db, body, bank }: LoginCall, user: User, { hash }: Hashing): Promise<User> {
  if (!needsRehash(user.passwordHash, bank.policy.password.hash)) return user;
  const passwordHash = await hash(body.password);
  await db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  return { ...user, passwordHash };
}
