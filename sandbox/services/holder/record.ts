import { eq } from 'drizzle-orm';
import { dayMs } from '../../calendar.ts';
import type { Database } from '../../db/database.ts';
import { holderRecords, type users } from '../../db/schema.ts';
import type { Secrets } from '../../security/secrets.ts';
import { fiscalCodeOf } from '../../seed/identity.ts';
import { findPersona } from '../../seed/personas.ts';
import { readUser } from '../login/store.ts';

/** What the portal keeps of a holder beside the account. */
export type HolderRecord = typeof holderRecords.$inferSelect;

type Place = { db: Database; bank: { secrets: Secrets }; now: number };

/** The question and answer that every demo account begins with. */
const demoQuestion = { questionId: 'Q1', answer: 'Roma' } as const;

/** Reads a holder's record, and makes the one that a demo account begins with at its first use. */
export async function readRecord(place: Place, userId: number): Promise<HolderRecord> {
  const [found] = await place.db.select().from(holderRecords).where(eq(holderRecords.userId, userId));
  if (found !== undefined) return found;
  const user = await readUser(place.db, userId);
  await place.db.insert(holderRecords).values(firstRecord(place, user)).onConflictDoNothing();
  const [made] = await place.db.select().from(holderRecords).where(eq(holderRecords.userId, userId));
  if (made === undefined) throw new Error('RECORD_GONE: a holder without a record');
  return made;
}

/** Changes a holder's record. */
export async function writeRecord(
  db: Database,
  userId: number,
  change: Partial<typeof holderRecords.$inferInsert>,
): Promise<void> {
  await db.update(holderRecords).set(change).where(eq(holderRecords.userId, userId));
}

/** Hashes a security answer for storage, without regard to case, accents and spaces. */
export function answerMac(secrets: Secrets, userId: number, answer: string): string {
  const plain = answer
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  return secrets.mac('answer', String(userId), plain);
}

function firstRecord(
  { bank, now }: Place,
  user: typeof users.$inferSelect,
): typeof holderRecords.$inferInsert {
  const onboarding = findPersona(`${user.persona}@percorso.test`)?.onboarding;
  const since = onboarding?.limitedDays;
  return {
    userId: user.id,
    fiscalCode: fiscalCodeOf(user.name, user.surname, user.id),
    registered: true,
    migrated: onboarding?.migrate !== true,
    temporary: onboarding?.temporary === true,
    limitedSince: since === undefined ? null : now - since * dayMs,
    numberToVerify: onboarding?.numberToVerify === true,
    questionId: demoQuestion.questionId,
    answerMac: answerMac(bank.secrets, user.id, demoQuestion.answer),
    consents: { C3: true, C8: true },
  };
}
