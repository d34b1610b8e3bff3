import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { codes } from '../../db/schema.ts';
import { sendMessage } from '../../outbox/outbox.ts';
import { codeMessage } from '../../outbox/texts.ts';
import { refuse, type Bank, type HolderCall, type Refusal } from '../../server/call.ts';
import { forgetFailures, lockAttempts, raiseFailures } from './attempts.ts';
import { limitCodes } from './code-limits.ts';
import { logSecurity } from '../log.ts';
import { drawCode, hashReference, randomReference, sameMac, sha256, type Secrets } from '../secrets.ts';

/** What a code is for: an operation, and the very data that it confirms (S-06). */
export type CodePurpose = { service: string; boundTo: readonly string[] };

/** A code to be sent. */
export type CodeOrder = CodePurpose & {
  destination: string;
  challengeId?: string;
  /** How it goes there; by SMS unless told otherwise. */
  kind?: 'sms' | 'email';
  /** What the message says beside the code. */
  values: Readonly<Record<string, string>>;
};

/** A code that a holder typed; without `token`, the last one sent for the operation is meant. */
export type TypedCode = CodePurpose & { otp: string; token?: string };

type Row = typeof codes.$inferSelect;

/** Sends a new code and makes the one before it worthless; answers the token that names it. */
export async function sendCode(call: HolderCall, order: CodeOrder): Promise<string | Refusal> {
  const { db, now, bank, holder } = call;
  const { service, destination } = order;
  const key = { userId: holder.userId, service };
  if (await lockAttempts(db, key)) return refuse('5709');
  const limited = await limitCodes(db, { ...key, destination }, { now, rules: bank.policy.code });
  if (limited !== null) return limited;
  const token = randomReference();
  const { challengeId = null } = order;
  const bound = { ...key, sessionId: holder.sessionId, challengeId, boundTo: order.boundTo };
  const otp = await keepCode({ db, now, bank }, { ...bound, destination, tokenHash: hashReference(token) });
  const text = codeMessage(service, { ...order.values, code: otp });
  await sendMessage(db, { kind: order.kind ?? 'sms', recipient: destination, text, code: otp, at: now });
  await logSecurity(db, bank.secrets, { event: 'sca.sent', user: holder.username, detail: service, now });
  return token;
}

/** A code to be kept, and the hash of the token that names it. */
type NewCode = CodePurpose & {
  userId: number;
  sessionId: string;
  challengeId: string | null;
  destination: string;
  tokenHash: string;
};

/** Draws a code for an operation and keeps it in the place of the one before; lock the attempts of the operation first. */
export async function keepCode(
  { db, now, bank }: Pick<HolderCall, 'db' | 'now'> & { bank: Pick<Bank, 'policy' | 'secrets'> },
  { boundTo, ...code }: NewCode,
): Promise<string> {
  const { userId, service } = code;
  await db
    .update(codes)
    .set({ state: 'replaced' })
    .where(and(eq(codes.userId, userId), eq(codes.service, service), eq(codes.state, 'live')));
  const otp = drawCode();
  const made = { ...code, binding: bindingOf({ service, boundTo }), salt: randomReference() };
  const times = { issuedAt: now, expiresAt: now + bank.policy.code.lifetimeMs };
  await db.insert(codes).values({ ...made, ...times, mac: macOf(bank.secrets, made, otp), state: 'live' });
  return otp;
}

/**
 * Accepts a code once and only for what it was sent for, or counts the failure: 5707 for the 1st to 3rd in a row, 5708
 * for the 4th, 5709 and the block for the 5th (S-04 to S-09). Whatever is wrong, the answer is the same. What names
 * no code that was sent cannot be right and is not counted: a token alone blocks nobody.
 */
export async function acceptCode(call: HolderCall, typed: TypedCode): Promise<Row | Refusal> {
  const { db, now, bank, holder } = call;
  const key = { userId: holder.userId, service: typed.service };
  const blocked = await lockAttempts(db, key);
  const row = await findCode(db, holder, typed);
  const verdict = judge(call, row, typed);
  const wrong = refuse('5707', { pointer: '/otp' });
  if (blocked) return refuse('5709');
  if (row === undefined || verdict === 'wrong') {
    await voidMatching(call, typed);
    return row === undefined ? wrong : countFailure(call, typed.service);
  }
  // The same right code sent twice at once must not count against the holder.
  if (verdict === 'used') return wrong;
  if (verdict === 'elsewhere') {
    await voidCode(db, row);
    return countFailure(call, typed.service);
  }
  await db.update(codes).set({ state: 'used' }).where(eq(codes.id, row.id));
  await forgetFailures(db, key);
  await logSecurity(db, bank.secrets, {
    event: 'sca.verified',
    user: holder.username,
    detail: row.service,
    now,
  });
  return row;
}

/** `elsewhere`: the code was sent for another session, operation or amount than it is typed at. */
function judge(
  { now, bank, holder }: HolderCall,
  row: Row | undefined,
  typed: TypedCode,
): 'right' | 'wrong' | 'used' | 'elsewhere' {
  // Without a code to compare with, one is made up, so that the answer takes as long (S-03).
  const compared = row ?? { ...absent, userId: holder.userId, service: typed.service };
  const isRight = sameMac(compared.mac, macOf(bank.secrets, compared, typed.otp));
  if (row === undefined) return 'wrong';
  const isOwn = row.sessionId === holder.sessionId && row.service === typed.service;
  if (!isOwn || row.binding !== bindingOf(typed)) return 'elsewhere';
  if (!isRight) return 'wrong';
  if (row.state === 'used') return 'used';
  return row.state === 'live' && now < row.expiresAt ? 'right' : 'wrong';
}

async function countFailure(call: HolderCall, service: string): Promise<Refusal> {
  const { db, now, bank, holder } = call;
  const { maxFailures } = bank.policy.code;
  const limit = { most: maxFailures, now };
  const failures = (await raiseFailures(db, { userId: holder.userId, service }, limit)) ?? maxFailures;
  const isBlock = failures >= maxFailures;
  const event = isBlock ? 'sca.blocked' : 'sca.wrong';
  await logSecurity(db, bank.secrets, { event, user: holder.username, detail: service, now });
  if (!isBlock) return refuse(failures === maxFailures - 1 ? '5708' : '5707', { pointer: '/otp' });
  await db
    .update(codes)
    .set({ state: 'void' })
    .where(and(eq(codes.userId, holder.userId), eq(codes.service, service), eq(codes.state, 'live')));
  return refuse('5709');
}

/** A code that was sent for one thing and typed at another is given away: it is worth nothing from then on (S-06). */
async function voidMatching({ db, bank, holder }: HolderCall, typed: TypedCode): Promise<void> {
  const others = await db
    .select()
    .from(codes)
    .where(and(eq(codes.userId, holder.userId), eq(codes.state, 'live')));
  for (const other of others) {
    if (other.service === typed.service && other.binding === bindingOf(typed)) continue;
    if (sameMac(other.mac, macOf(bank.secrets, other, typed.otp))) await voidCode(db, other);
  }
}

const voidCode = (db: Database, row: Row) =>
  db
    .update(codes)
    .set({ state: 'void' })
    .where(and(eq(codes.id, row.id), eq(codes.state, 'live')));

async function findCode(
  db: Database,
  holder: HolderCall['holder'],
  typed: TypedCode,
): Promise<Row | undefined> {
  const named =
    typed.token === undefined
      ? and(eq(codes.sessionId, holder.sessionId), eq(codes.service, typed.service))
      : eq(codes.tokenHash, hashReference(typed.token));
  const [found] = await db.select().from(codes).where(named).orderBy(desc(codes.id)).limit(1);
  return found;
}

const absent = { sessionId: '-', binding: '-', salt: '-', mac: '0'.repeat(64) };

type Bound = Pick<Row, 'salt' | 'userId' | 'sessionId' | 'service' | 'binding'>;

const macOf = (secrets: Secrets, { salt, userId, sessionId, service, binding }: Bound, otp: string) =>
  secrets.mac('code', salt, String(userId), sessionId, service, binding, otp);

/** Binds a code to what it confirms. */
export const bindingOf = ({ boundTo }: CodePurpose): string => sha256(JSON.stringify(boundTo));
