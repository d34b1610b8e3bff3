import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox';

/** A row as the database holds it, by its own names of columns. */
export type Row = Readonly<Record<string, unknown>>;

/** One row that a call has written, changed or deleted for good; what it took back is not among them. */
export type Change = {
  table: string;
  how: 'INSERT' | 'UPDATE' | 'DELETE';
  before: Row | null;
  after: Row | null;
};

/** Tells what has changed in a bank’s database. */
export type Watched = {
  /** Returns what has changed since it was asked last. */
  take(): Promise<Change[]>;
  rows(query: string): Promise<Row[]>;
};

// When a session was last seen is no change: every call is activity.
const note = `
create function note_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'seen_at' = to_jsonb(new) - 'seen_at' then return null; end if;
  insert into watched_changes (table_name, how, before, after) values (tg_table_name, tg_op,
    case when tg_op = 'INSERT' then null else to_jsonb(old) end,
    case when tg_op = 'DELETE' then null else to_jsonb(new) end);
  return null;
end $$`;

/** Has the database itself note every row that changes, in whatever table there is. */
export async function watchChanges(db: Database): Promise<Watched> {
  const run = async (query: string): Promise<Row[]> => rowsOf(await db.execute(sql.raw(query)));
  const tables = await run(`select table_name from information_schema.tables where table_schema = 'public'`);
  await run(
    `create table watched_changes (id integer generated always as identity, table_name text, how text, before jsonb, after jsonb)`,
  );
  await run(note);
  for (const { table_name: table } of tables)
    await run(
      `create trigger note_change after insert or update or delete on ${String(table)} for each row execute function note_change()`,
    );
  return {
    rows: run,
    async take() {
      const noted = await run(
        `with taken as (delete from watched_changes returning *) select * from taken order by id`,
      );
      return noted.map(({ table_name: table, how, before, after }) => ({
        table: String(table),
        // The trigger writes nothing else.
        how: how as Change['how'],
        before: before as Row | null,
        after: after as Row | null,
      }));
    },
  };
}

/** The two drivers answer rows as a list and in an object. */
function rowsOf(answered: unknown): Row[] {
  const rows: unknown = Array.isArray(answered) ? answered : Object(answered).rows;
  return Array.isArray(rows) ? rows : [];
}

/** Names the columns in which a row was changed; all of one that came or went. */
export function changedColumns({ before, after }: Change): string[] {
  const columns = Object.keys(after ?? before ?? {});
  const isSame = (column: string) => JSON.stringify(before?.[column]) === JSON.stringify(after?.[column]);
  return before === null || after === null ? columns : columns.filter((column) => !isSame(column));
}
