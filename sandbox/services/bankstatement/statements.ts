import { and, asc, eq } from 'drizzle-orm';
import type { BankReplies } from '#schemas';
import { addMonths, romeToInstant } from '../../calendar.ts';
import { operations, statementVisits } from '../../db/schema.ts';
import { isoDay } from '../../documents/words.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';
import { isBooked } from '../transaction/booking.ts';
import { readMonths, type OperationRow } from '../transaction/store.ts';

/** One monthly movements list as the contract has it, and the instant at which it came out. */
export type Statement = BankReplies['checkDocumentsAvailability']['rendicontoList'][number] & {
  releasedAt: number;
};

const releaseDay = 5;

/**
 * Lists the movements lists of a card, newest first (STMT-05): one for each of the last 12 months in which something was
 * booked, out on the 5th of the month after. A family card has none, since they show amounts (S-36).
 */
export async function readStatements(call: HolderCall, card: CardRow): Promise<Statement[]> {
  if (card.family) return [];
  return (await readMonths(call, card.id))
    .map(({ month }) => statementOf(card, month))
    .filter(({ releasedAt }) => releasedAt <= call.now);
}

/** Lists the movements lists of a card that are still to come out, the first to come first. */
export async function readComing(
  call: HolderCall,
  card: CardRow,
): Promise<BankReplies['listUpcoming']['statements']> {
  if (card.profiling.DOWNLOAD_EC?.prop.state !== 'ATTIVO') return [];
  return (await readMonths(call, card.id))
    .map(({ month }) => statementOf(card, month))
    .filter(({ releasedAt }) => releasedAt > call.now)
    .map(({ referenceMonth, dateBankStatement: date }) => ({ referenceMonth, date }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** Finds a movements list of a card by its name and day. */
export async function findStatement(
  call: HolderCall,
  card: CardRow,
  { documentId, releaseDate }: { documentId: string; releaseDate: string },
): Promise<Statement | Refusal> {
  const found = (await readStatements(call, card)).find((listed) => listed.documentId === documentId);
  if (found === undefined) return refuse('NOT_FOUND', { pointer: '/documentId' });
  return found.dateBankStatement === releaseDate ? found : refuse('NOT_FOUND', { pointer: '/releaseDate' });
}

/** Reads what was booked in the month of a movements list, oldest first. */
export function readBooked({ db, now }: HolderCall, card: CardRow, { referenceMonth }: Statement) {
  return db
    .select()
    .from(operations)
    .where(and(eq(operations.cardId, card.id), eq(operations.month, Number(referenceMonth)), isBooked(now)))
    .orderBy(asc(operations.at), asc(operations.id)) satisfies Promise<OperationRow[]>;
}

/** Remembers that a movements list was downloaded (STMT-02). */
export async function markVisited({ db, now }: HolderCall, card: CardRow, documentId: string): Promise<void> {
  await db.insert(statementVisits).values({ cardId: card.id, documentId, at: now }).onConflictDoNothing();
}

/** Names the movements lists of a card that were downloaded. */
export async function readVisited({ db }: HolderCall, card: CardRow): Promise<string[]> {
  const rows = await db
    .select()
    .from(statementVisits)
    .where(eq(statementVisits.cardId, card.id))
    .orderBy(asc(statementVisits.documentId));
  return rows.map(({ documentId }) => documentId);
}

function statementOf(card: CardRow, month: number): Statement {
  const after = addMonths(month, 1);
  const midnight = { hour: 0, minute: 0, second: 0 };
  const day = { year: Math.trunc(after / 100), month: after % 100, day: releaseDay };
  const releasedAt = romeToInstant({ ...day, ...midnight });
  return {
    dateBankStatement: isoDay(releasedAt),
    referenceMonth: String(month),
    documentId: `${card.id}${month}`,
    releasedAt,
  };
}
