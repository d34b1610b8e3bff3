import type { Sql, TransactionSql } from 'postgres';
import { isLostConnection } from './is-outage.ts';
import type { ServerWatch } from './watch-server.ts';

/** What Drizzle asks of a client, and what closes it. */
type Client = Pick<Sql, 'unsafe' | 'begin' | 'end' | 'options'>;

type Work = (tx: TransactionSql) => unknown;

/** How long a server may say nothing, and how long until it is doubted: whether it is there at all is asked then. */
type Bounds = { longestMs: number; doubtMs: number };

/** Connections of one opening, and who waits for them. */
type Pool = { sql: Sql; waiting: Set<(silence: Error) => void> };

/**
 * Returns a client of PostgreSQL that gives up a server which says nothing for so long: every query and transaction under way is
 * rejected as an outage, its connections are dropped, and what comes next is tried on new ones. The driver itself would wait for
 * ever, and so would a transaction that it then rolls back. A server that is known to be lost is not even asked.
 */
export function boundSilence(open: () => Sql, watch: ServerWatch, { longestMs, doubtMs }: Bounds): Sql {
  let pool = opened(open());

  const giveUp = (silent: Pool, why: Error): void => {
    if (pool === silent) pool = opened(readAs(open(), silent.sql));
    void silent.sql.end({ timeout: 0 });
    for (const reject of silent.waiting) reject(why);
  };
  watch.onLoss((why) => giveUp(pool, why));

  /** Settles as the work does, or is rejected when its pool is given up; `timed` says whether it may be why. */
  const bound = <Result>(on: Pool, work: PromiseLike<Result>, timed = true): Promise<Result> => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    on.waiting.add(reject);
    const isWaiting = () => on.waiting.has(reject);
    const late = () => isWaiting() && giveUp(on, silence(longestMs));
    const stops = timed
      ? [timer(longestMs, late), timer(doubtMs, () => isWaiting() && watch.doubt(), 'again')]
      : [];
    const end = () => {
      for (const stop of stops) stop();
      on.waiting.delete(reject);
    };
    const fail = (error: unknown) => {
      if (pool === on && isLostConnection(error)) watch.doubt();
      reject(error);
    };
    void Promise.resolve(work).then(resolve, fail).finally(end);
    return promise;
  };
  const { asking, within } = createAsking(bound, watch);

  const begin = (work: Work): Promise<unknown> => {
    const on = pool;
    const lost = watch.lost();
    if (lost) return Promise.reject(lost);
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // How long the work takes between its queries is its own affair; its beginning and its end are the server’s.
    const expect = (moment: Promise<void>) => void bound(on, moment).catch(() => undefined);
    expect(begun.promise);
    const whole = on.sql.begin(async (tx) => {
      begun.resolve();
      try {
        return await work(within(on, tx) as TransactionSql);
      } finally {
        expect(ended.promise);
      }
    });
    const over = () => {
      begun.resolve();
      ended.resolve();
    };
    return bound(on, whole.finally(over), false);
  };

  const client = {
    unsafe: (...asked: Parameters<Sql['unsafe']>) => asking(pool, pool.sql).unsafe(...asked),
    begin,
    end: (...how: Parameters<Sql['end']>) => pool.sql.end(...how),
    get options() {
      return pool.sql.options;
    },
  };
  // Drizzle asks for no more of it than this.
  return client as Client as Sql;
}

/** Does something when so long has gone by, or each time that it has, and answers what stops that. */
function timer(ms: number, run: () => unknown, how: 'once' | 'again' = 'once'): () => void {
  // While this process itself is busy, a server cannot be late: what has come meanwhile is read first.
  const next = () => {
    setImmediate(run);
    if (how === 'again') timeout = setTimeout(next, ms);
  };
  let timeout = setTimeout(next, ms);
  return () => clearTimeout(timeout);
}

const opened = (sql: Sql): Pool => ({ sql, waiting: new Set() });

type Bound = <Result>(on: Pool, work: PromiseLike<Result>) => Promise<Result>;

/** Makes what sends queries, each of them bound. */
function createAsking(bound: Bound, watch: ServerWatch) {
  const asking = (on: Pool, client: Pick<Sql, 'unsafe'>) => ({
    unsafe: (...asked: Parameters<Sql['unsafe']>) => {
      const lost = watch.lost();
      if (lost) return refused(lost);
      const query = client.unsafe(...asked);
      const answer = bound(on, query);
      // Said of a query that is not sent yet, for one turn at least.
      const values = () => {
        void query.values();
        return answer;
      };
      return Object.assign(answer, { values });
    },
  });
  const within = (on: Pool, tx: TransactionSql): object => ({
    ...asking(on, tx),
    savepoint: (work: Work) => tx.savepoint((inner) => work(within(on, inner) as TransactionSql)),
  });
  return { asking, within };
}

/** What Drizzle asks of a query, of one that is not sent. */
function refused(why: Error): Promise<never> & { values: () => Promise<never> } {
  const answer = Promise.reject(why);
  return Object.assign(answer, { values: () => answer });
}

const silence = (ms: number): Error =>
  Object.assign(new Error(`the database said nothing for ${ms / 1000} seconds`), {
    code: 'CONNECTION_SILENT',
  });

/** Has new connections read and write values as those before: Drizzle has told the first alone how. */
function readAs(next: Sql, { options }: Sql): Sql {
  Object.assign(next.options.parsers, options.parsers);
  Object.assign(next.options.serializers, options.serializers);
  return next;
}
