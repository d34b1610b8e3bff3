import { types, type PGlite, type Transaction } from '@electric-sql/pglite';

const asWritten = (text: string): string => text;
const lists = { numeric: 1231, timestamp: 1115, timestamptz: 1185, interval: 1187, date: 1182 };
const ofDrizzle = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...Object.values(lists)];

/**
 * Has a PGlite read values as Drizzle asks at every query, always the same, once for all of them. At each query it would
 * copy its three hundred parsers to lay Drizzle's nine over them, which takes longer than most queries.
 */
export function readAsDrizzleAsks(client: PGlite): PGlite {
  for (const type of ofDrizzle) client.parsers[type] = asWritten;
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => transaction((tx) => work(withoutParsers(tx)));
  return withoutParsers(client);
}

function withoutParsers<Client extends PGlite | Transaction>(client: Client): Client {
  const query: Transaction['query'] = client.query.bind(client);
  client.query = (text, params, asked = {}) => {
    const { parsers: _, ...options } = asked;
    return query(text, params, options);
  };
  return client;
}
