import { finished } from 'node:stream/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Sql, TransactionSql } from 'postgres';

/** One transaction that fills tables by COPY, beside Drizzle, which has no word for it. */
export type BulkLoad = {
  /** Runs one statement and answers its rows. */
  run(statement: string): Promise<readonly Record<string, unknown>[]>;
  /** Appends lines in the text format of COPY; `into` is a table with its columns in brackets. */
  copy(into: string, lines: string): Promise<void>;
};

/** Does all of the work in one transaction, or none of it; the same over PGlite and PostgreSQL. */
export type BulkTransaction = <Result>(work: (load: BulkLoad) => Promise<Result>) => Promise<Result>;

/** Loads into a database in this process. */
export const pgliteBulk =
  (client: PGlite): BulkTransaction =>
  (work) =>
    client.transaction((tx) => work(inProcess(tx)));

/** Loads over the wire. */
export const postgresBulk =
  (client: Sql): BulkTransaction =>
  async (work) => {
    // postgres.js unwraps what the work answers when it is a list of promises; in a box it stays what it is.
    const { result } = await client.begin(async (tx) => ({ result: await work(overTheWire(tx)) }));
    return result;
  };

const inProcess = (tx: Transaction): BulkLoad => ({
  run: async (statement) => (await tx.query<Record<string, unknown>>(statement)).rows,
  copy: async (into, lines) => {
    await tx.query(`copy ${into} from '/dev/blob'`, [], { blob: new Blob([lines]) });
  },
});

const overTheWire = (tx: TransactionSql): BulkLoad => ({
  run: (statement) => tx.unsafe<Record<string, unknown>[]>(statement),
  copy: async (into, lines) => {
    const stream = await tx.unsafe(`copy ${into} from stdin`).writable();
    stream.end(lines);
    await finished(stream);
  },
});
