import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { keepQueries } from '../../db/keep-queries.ts';
import { rowAsJson } from '../../db/rows-as-json.ts';
import { cards, operations, operationStamps, sessions } from '../../db/schema.ts';
import type { ReadAlong } from '../../security/sessions/sessions.ts';
import type { Call, Refusal } from '../../server/call.ts';
import { findWith, plainColumns, type PlainCard } from '../card-service/store.ts';
import type { Fitting } from './fitting.ts';
import { disputeColumns } from './disputed.ts';
import { planOf } from './purchases.ts';
import { isInPart, newestFirst, type Part } from './store.ts';
import type { ShownOperation } from './view.ts';

/** A card with a part of its operations, newest first, and the stamp of all of them; null while it has none. */
export type CardPage = { card: PlainCard; rows: ShownOperation[]; stamp: string | null };

/** What is wanted: the operations of a card that fit, and which part of them. */
export type PageWish = { fitting: Fitting; part: Part & { cardId: string } };

const card = rowAsJson(plainColumns);
// What the list shows, and no more: each column weighs on every page.
const row = rowAsJson({
  id: operations.id,
  cardId: operations.cardId,
  at: operations.at,
  bookedAt: operations.bookedAt,
  merchantName: operations.merchantName,
  merchantCode: operations.merchantCode,
  merchantAddress: operations.merchantAddress,
  merchantLat: operations.merchantLat,
  merchantLong: operations.merchantLong,
  category: operations.category,
  originalCents: operations.originalCents,
  originalCurrency: operations.originalCurrency,
  chargeCents: operations.chargeCents,
  exchange: operations.exchange,
  recharge: operations.recharge,
  ...disputeColumns,
  plan: planOf,
});

type Packed = [card: readonly unknown[], stamp: string | null, rows: (readonly unknown[])[] | null];

/** Selects a card of a holder with a part of its operations, packed in one value. */
function selectPage(db: Database, { where }: Fitting, holder: SQLWrapper) {
  const rows = db
    .select({ rows: sql`json_agg(${row.pack} order by ${sql.join([...newestFirst], sql`, `)})` })
    .from(operations)
    .where(isInPart(db, where));
  return db
    .select({ page: sql<Packed>`json_build_array(${card.pack}, ${operationStamps.stamp}, (${rows}))` })
    .from(cards)
    .leftJoin(operationStamps, eq(operationStamps.cardId, cards.id))
    .where(and(eq(cards.id, sql.placeholder('cardId')), eq(cards.userId, holder)));
}

const pages = keepQueries(
  (db, fitting: Fitting) =>
    selectPage(db, fitting, sql.placeholder('userId')).prepare(`card page ${fitting.shape}`),
  ({ shape }) => shape,
);

/** Has a page read along with the session: lists are asked for most. */
export const pageAlong = ({ fitting, part: { cardId, ...part } }: PageWish): ReadAlong => ({
  shape: `card page ${fitting.shape}`,
  select: (db) => sql`${selectPage(db, fitting, sessions.userId)}`,
  values: { ...fitting.values, ...part, cardId: Number(cardId) },
});

/** Finds a card of the holder and the part of its operations that fits, in one query if it was not read along. */
export async function readCardPage(
  call: Call<'listTransactions'>,
  { fitting, part }: PageWish,
): Promise<CardPage | Refusal> {
  // What is read along is what pageAlong selects.
  const along = call.along as Packed | null;
  const found =
    along === null
      ? await findWith(pages(call.db, fitting), call, { ...fitting.values, ...part })
      : { page: along };
  if ('kind' in found) return found;
  const [packedCard, stamp, rows] = found.page;
  return {
    card: card.unpack(packedCard),
    stamp,
    rows: (rows ?? []).map((packed) => shownAt(call.now, packed)),
  };
}

function shownAt(now: number, packed: readonly unknown[]): ShownOperation {
  const { bookedAt, ...shown } = row.unpack(packed);
  return { ...shown, recorded: bookedAt <= now };
}
