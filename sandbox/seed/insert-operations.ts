import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { operations } from '../db/schema.ts';

const batch = 5000;

/** Inserts operations by the thousand: one parameter for each batch, as a list of rows in JSON. */
export async function insertOperations(
  db: Database,
  rows: readonly (typeof operations.$inferInsert)[],
): Promise<void> {
  const columns = Object.entries(columnTypes);
  const names = sql.raw(columns.map(([name]) => `"${name}"`).join(', '));
  const types = sql.raw(columns.map(([name, type]) => `"${name}" ${type}`).join(', '));
  for (let from = 0; from < rows.length; from += batch) {
    const json = JSON.stringify(rows.slice(from, from + batch).map(columnValues));
    await db.execute(
      sql`insert into ${operations} (${names}) select ${names} from json_to_recordset(${json}::json) as row(${types})`,
    );
  }
}

const columnTypes = {
  id: 'bigint',
  card_id: 'bigint',
  at: 'bigint',
  booked_at: 'bigint',
  month: 'integer',
  merchant_name: 'text',
  merchant_code: 'text',
  merchant_address: 'text',
  merchant_lat: 'double precision',
  merchant_long: 'double precision',
  category: 'text',
  original_cents: 'bigint',
  original_currency: 'text',
  charge_cents: 'bigint',
  exchange: 'text',
  recharge: 'boolean',
  by_phone: 'boolean',
} as const;

function columnValues(row: typeof operations.$inferInsert): Record<keyof typeof columnTypes, unknown> {
  return {
    id: row.id,
    card_id: row.cardId,
    at: row.at,
    booked_at: row.bookedAt,
    month: row.month,
    merchant_name: row.merchantName,
    merchant_code: row.merchantCode,
    merchant_address: row.merchantAddress,
    merchant_lat: row.merchantLat,
    merchant_long: row.merchantLong,
    category: row.category,
    original_cents: row.originalCents,
    original_currency: row.originalCurrency,
    charge_cents: row.chargeCents,
    exchange: row.exchange,
    recharge: row.recharge,
    by_phone: row.byPhone,
  };
}
