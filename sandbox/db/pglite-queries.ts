import {
  parse,
  protocol,
  types,
  type PGlite,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { keepStatements, type KeptStatements } from './kept-statements.ts';

const asWritten = (text: string): string => text;
const lists = { numeric: 1231, timestamp: 1115, timestamptz: 1185, interval: 1187, date: 1182 };
const ofDrizzle = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...Object.values(lists)];

/**
 * Has a PGlite take the queries of Drizzle sooner. It reads values as Drizzle asks at every query, always the same, once for
 * all of them: at each query it would copy its three hundred parsers to lay Drizzle's nine over them. And a query enters its
 * engine once, in place of six times, which parses and plans it the first time alone.
 */
export function queryAsDrizzleDoes(client: PGlite): PGlite {
  for (const type of ofDrizzle) client.parsers[type] = asWritten;
  const statements = keepStatements();
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      const send: Send = (message) =>
        client.runExclusive(() => client.execProtocolStream(message, { syncToFs: false }));
      tx.query = inOneTurn(client, { query: tx.query.bind(tx), isOpen: () => !tx.closed, send, statements });
      return work(tx);
    });
  // Like its own: once no transaction is open, for which PGlite offers this name, and on the disk before it is answered.
  const send: Send = (message) =>
    // eslint-disable-next-line no-underscore-dangle
    client._runExclusiveTransaction(() => client.runExclusive(() => client.execProtocolStream(message)));
  client.query = inOneTurn(client, {
    query: client.query.bind(client),
    isOpen: () => client.ready,
    send,
    statements,
  });
  return client;
}

type Query = Transaction['query'];
type Send = (message: Uint8Array) => ReturnType<PGlite['execProtocolStream']>;

/** How queries are asked otherwise, which refuses what comes too late, and how a message is sent. */
type Asking = { query: Query; isOpen: () => boolean; send: Send; statements: KeptStatements };

function withoutParsers(asked: QueryOptions = {}): QueryOptions {
  const { parsers: _, ...options } = asked;
  return options;
}

const { serialize } = protocol;

/** Asks what a query gives, runs it and ends it: the same for every query. */
const run = Buffer.concat([serialize.describe({ type: 'P' }), serialize.execute(), serialize.sync()]);

/**
 * Sends each query in one message. PGlite would first ask for the types of its values, which PostgreSQL reads from text all
 * the same.
 */
function inOneTurn(client: PGlite, { query, isOpen, send, statements }: Asking): Query {
  return async <Row>(text: string, params: unknown[] = [], asked?: QueryOptions): Promise<Results<Row>> => {
    const options = withoutParsers(asked);
    const values = params.map(asText);
    // How lists and bytes are written hangs on their types; what is copied, PGlite alone can hand over.
    if (!isOpen() || values.includes(undefined) || options.blob !== undefined)
      return query<Row>(text, params, options);
    const { name, before, taken } = statements.of(text);
    const bound = serialize.bind({ statement: name, values: values.map((value) => value ?? null) });
    const answered = await send(Buffer.concat([...before, bound, run]));
    taken();
    const [result] = parse.parseResults(answered, client.parsers, options);
    // A query has one result; that its rows are those that were asked for, whoever asks knows.
    return result as Results<Row>;
  };
}

/** Writes a value as PostgreSQL reads it whatever its type; undefined where that hangs on the type. */
function asText(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return value;
  const isPlain = typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint';
  return isPlain ? String(value) : undefined;
}
