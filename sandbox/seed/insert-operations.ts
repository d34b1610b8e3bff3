import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { operations } from '../db/schema.ts';

const batch = 5000;

/** Inserts operations by the thousand: one parameter for each batch, as a list of rows in JSON. */
export async function insertOperations(
  db: Database,
  rows: readonly (typeof operations.$inferInsert)[],
): Promise<void> {
  // Whatever columns the table has: one that is added goes along.
  const columns = Object.entries(getTableColumns(operations));
  const names = sql.raw(columns.map(([, { name }]) => `"${name}"`).join(', '));
  const types = sql.raw(columns.map(([, column]) => `"${column.name}" ${column.getSQLType()}`).join(', '));
  const valuesOf = (row: typeof operations.$inferInsert): Record<string, unknown> =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, Reflect.get(row, key)]));
  for (let from = 0; from < rows.length; from += batch) {
    const json = JSON.stringify(rows.slice(from, from + batch).map(valuesOf));
    await db.execute(
      sql`insert into ${operations} (${names}) select ${names} from json_to_recordset(${json}::json) as row(${types})`,
    );
  }
}
