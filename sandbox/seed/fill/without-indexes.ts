import type { BulkLoad } from '../../db/bulk-load.ts';

/**
 * Does work on a table without its indexes and foreign keys, which are then built once over all rows: kept up row by row
 * they take several times as long. The primary key stays: rows come in its order, and other tables point to it.
 */
export async function withoutIndexes<Result>(
  load: BulkLoad,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const keys = await load.run(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = '${table}'::regclass and contype = 'f' order by conname`,
  );
  const indexes = await load.run(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and tablename = '${table}' and indexname not in (select conname from pg_constraint where conrelid = '${table}'::regclass) order by indexname`,
  );
  for (const { name } of keys) await load.run(`alter table "${table}" drop constraint "${String(name)}"`);
  for (const { name } of indexes) await load.run(`drop index "${String(name)}"`);
  const result = await work();
  for (const { definition } of indexes) await load.run(String(definition));
  for (const { name, definition } of keys)
    await load.run(`alter table "${table}" add constraint "${String(name)}" ${String(definition)}`);
  return result;
}
