import { sql, type Column, type SQL } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';

/** The columns of a row, by the names under which they are wanted. */
type Columns = Readonly<Record<string, Column | SQL>>;

/** How a row is packed into one value of another query, and read again. */
export type RowAsJson<Of extends Columns> = {
  pack: SQL;
  unpack: (values: readonly unknown[]) => SelectResultFields<Of>;
};

/**
 * Lets a query bring rows of another in one value, which spares the way to the database and back. Only for columns
 * whose values JSON has: no instants of the database's own, no bytes.
 */
export function rowAsJson<Of extends Columns>(columns: Of): RowAsJson<Of> {
  const names = Object.keys(columns);
  return {
    pack: sql`json_build_array(${sql.join(Object.values(columns), sql`, `)})`,
    unpack: (values) => {
      const row: Record<string, unknown> = {};
      let index = 0;
      for (const name of names) row[name] = values[index++];
      // Each of the columns has its value, in their order.
      return row as SelectResultFields<Of>;
    },
  };
}
