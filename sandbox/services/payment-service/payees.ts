import { and, asc, eq, ne, notInArray } from 'drizzle-orm';
import type { BankReplies } from '#schemas';
import { payees } from '../../db/schema.ts';
import { randomReference } from '../../security/secrets.ts';
import { done, refuse, type Answer, type Call, type HolderCall, type Refusal } from '../../server/call.ts';
import operators from './operators.json' with { type: 'json' };

/** A number to be kept, under a name. */
export type NewPayee = { name: string; phoneNumber: string; operatorCode: string };

/** Lists the numbers that a holder has kept, by name. */
export async function readPayees({ db, bank, holder }: HolderCall): Promise<BankReplies['listPayees']> {
  const rows = await db
    .select()
    .from(payees)
    .where(eq(payees.userId, holder.userId))
    .orderBy(asc(payees.name), asc(payees.id))
    .limit(bank.policy.topUps.payees);
  return {
    payees: rows.map(({ id, name, phoneNumber, operatorCode }) => ({
      payeeId: id,
      name,
      phoneNumber,
      operatorCode,
    })),
  };
}

/** Keeps a number; one that is kept already gets the new name and operator, and a full book takes no further one. */
export async function keepPayee({ db, bank, holder }: HolderCall, payee: NewPayee): Promise<void> {
  const { name, operatorCode, phoneNumber } = payee;
  const own = eq(payees.userId, holder.userId);
  const others = await db.$count(payees, and(own, ne(payees.phoneNumber, phoneNumber)));
  if (others >= bank.policy.topUps.payees) return;
  await db
    .insert(payees)
    .values({ id: randomReference(), userId: holder.userId, ...payee })
    .onConflictDoUpdate({ target: [payees.userId, payees.phoneNumber], set: { name, operatorCode } });
}

/** Refuses numbers that the book cannot take together: an operator that nobody knows, one number twice, no room. */
export async function refusePayees(call: Call<'keepPayees'>): Promise<Refusal | null> {
  const { db, bank, holder, body } = call;
  const numbers = body.payees.map(({ phoneNumber }) => phoneNumber);
  const known = operators.map(({ operatorCode }) => operatorCode);
  const strange = body.payees.findIndex(
    ({ phoneNumber, operatorCode }, index) =>
      !known.includes(operatorCode) || numbers.indexOf(phoneNumber) < index,
  );
  if (strange >= 0) return refuse('PAYEE_REFUSED', { pointer: `/payees/${strange}` });
  const others = and(eq(payees.userId, holder.userId), notInArray(payees.phoneNumber, numbers));
  const left = bank.policy.topUps.payees - (await db.$count(payees, others));
  return numbers.length > left ? refuse('PAYEE_BOOK_FULL', { pointer: '/payees' }) : null;
}

/** Keeps several numbers, all of them or none. */
export async function keepPayees(call: Call<'keepPayees'>): Promise<Answer<BankReplies['keepPayees']>> {
  const refused = await refusePayees(call);
  if (refused !== null) return refused;
  for (const payee of call.body.payees) await keepPayee(call, payee);
  return done(await readPayees(call));
}

/** Takes a number off the book; false when the holder has kept no such one (S-34). */
export async function dropPayee({ db, holder }: HolderCall, payeeId: string): Promise<boolean> {
  const dropped = await db
    .delete(payees)
    .where(and(eq(payees.id, payeeId), eq(payees.userId, holder.userId)))
    .returning();
  return dropped.length > 0;
}
