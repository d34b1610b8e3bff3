import { and, eq } from 'drizzle-orm';
import { key6Candidates } from '../../db/schema.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';

/** Keeps an e-Code that was entered once, for this session and for what it is meant. */
export async function keepCandidate(call: HolderCall, scope: string, key6: string): Promise<void> {
  const { db, bank, holder } = call;
  const set = { sealed: bank.secrets.seal(purposeOf(call, scope), key6), repeated: false };
  await db
    .insert(key6Candidates)
    .values({ sessionId: holder.sessionId, scope, ...set })
    .onConflictDoUpdate({ target: [key6Candidates.sessionId, key6Candidates.scope], set });
}

/** Takes the e-Code a second time: refuses another, which must then be entered first again (ECODE-28, ECODE-29). */
export async function repeatCandidate(
  call: HolderCall,
  scope: string,
  key6: string,
): Promise<Refusal | { reference: string }> {
  const kept = await findCandidate(call, scope);
  if (kept === null) return refuse('STEP_SKIPPED');
  if (call.bank.secrets.open(purposeOf(call, scope), kept.sealed) !== key6) {
    await dropCandidate(call, scope);
    return refuse('KEY6_DIFFERENT', { pointer: '/key6' });
  }
  await call.db.update(key6Candidates).set({ repeated: true }).where(isCandidate(call, scope));
  return { reference: referenceOf(call, kept) };
}

/**
 * Reads the e-Code that was entered twice; null when it was not, or when another has come in its place since: anyone who
 * shares the session must not have the holder set theirs.
 */
export async function readCandidate(
  call: HolderCall,
  scope: string,
  reference: string | undefined,
): Promise<string | null> {
  const kept = await findCandidate(call, scope);
  if (kept?.repeated !== true || referenceOf(call, kept) !== reference) return null;
  return call.bank.secrets.open(purposeOf(call, scope), kept.sealed);
}

/** Forgets an e-Code that was entered. */
export async function dropCandidate(call: HolderCall, scope: string): Promise<void> {
  await call.db.delete(key6Candidates).where(isCandidate(call, scope));
}

async function findCandidate(call: HolderCall, scope: string) {
  const [row] = await call.db.select().from(key6Candidates).where(isCandidate(call, scope)).for('update');
  return row ?? null;
}

/** Names one entry of an e-Code: the same one entered anew is sealed anew, and has another. */
const referenceOf = ({ bank }: HolderCall, { sealed }: { sealed: string }): string =>
  bank.secrets.mac('candidate', sealed);

const isCandidate = ({ holder }: HolderCall, scope: string) =>
  and(eq(key6Candidates.sessionId, holder.sessionId), eq(key6Candidates.scope, scope));

const purposeOf = ({ holder }: HolderCall, scope: string): string => `candidate ${holder.sessionId} ${scope}`;
