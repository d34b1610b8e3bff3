import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, expect, it } from 'vitest';
import { queryAsDrizzleDoes } from './pglite-queries.ts';

const plain = await PGlite.create();
const quick = queryAsDrizzleDoes(await PGlite.create());

afterAll(() => Promise.all([plain.close(), quick.close()]));

const values = sql`select
  timestamp '2026-11-21 10:00' as at, timestamptz '2026-11-21 10:00+00' as zoned, date '2026-11-21' as day,
  interval '1 day' as lapse, array[1.5]::numeric[] as shares, array[date '2026-11-21'] as days,
  array[timestamp '2026-11-21 10:00'] as times, array[timestamptz '2026-11-21 10:00+00'] as moments,
  array[interval '1 day'] as lapses, 9007199254740993::bigint as large, 12::bigint as small, 1.10::numeric as rate,
  true as flag, '{"a": 1}'::json as tree, array['x', 'y'] as words, array[1, 2] as numbers, null::date as none`;

it('reads every sort of value as Drizzle reads it of a PGlite that is left as it is, in a transaction too', async () => {
  const { rows } = await drizzle({ client: plain }).execute(values);
  const db = drizzle({ client: quick });

  expect((await db.execute(values)).rows).toEqual(rows);
  expect((await db.transaction((tx) => tx.execute(values))).rows).toEqual(rows);
  expect((await db.transaction((tx) => tx.execute(values))).rows).toEqual(rows);
  expect(rows).toMatchObject([{ day: '2026-11-21', small: 12, flag: true, words: ['x', 'y'] }]);
});

it('hands no parsers on with a query', async () => {
  const odd = { parsers: { 23: () => 'laid over' } };

  expect((await plain.query('select 1 as one', [], odd)).rows).toEqual([{ one: 'laid over' }]);
  expect((await quick.query('select 1 as one', [], odd)).rows).toEqual([{ one: 1 }]);
  const inside = await quick.transaction((tx) => tx.query('select 1 as one', [], odd));
  expect(inside.rows).toEqual([{ one: 1 }]);
});

/** Asks within a transaction. */
const within = (client: PGlite, text: string, params?: unknown[]) =>
  client.transaction((tx) => tx.query(text, params));

const divide = (by: number) => within(quick, 'select 6 / $1::int as part', [by]);

/** Fails outside a transaction. */
const failingAlone = (client: PGlite): Promise<unknown> =>
  client.query('select 1 / $1::int', [0]).catch((error: unknown) => error);

/** Fails in a transaction that has made a table. */
const failing = (client: PGlite): Promise<unknown> =>
  client
    .transaction(async (tx) => {
      await tx.query('create table of_failure (one int)');
      await tx.query('select 1 / $1::int', [0]);
    })
    .catch((error: unknown) => error);

it.each([
  ['int', 12],
  ['bigint', 9_007_199_254_740_993n],
  ['numeric', 1.5],
  ['text', 'è “x”'],
  ['text', ''],
  ['boolean', true],
  ['boolean', false],
  ['json', '{"a": [1]}'],
  ['json', { a: [1] }],
  ['json', true],
  ['text[]', ['x', 'y']],
  ['bytea', new Uint8Array([0, 255])],
  ['timestamptz', new Date(0)],
  ['date', null],
])('writes a value of the sort %s as a PGlite that is left as it is: %s', async (type, value) => {
  const select = `select $1::${type}::text as text`;

  const written = await within(plain, select, [value]);

  expect(await quick.query(select, [value])).toEqual(written);
  expect(await within(quick, select, [value])).toEqual(written);
  expect(await quick.query(select, [value])).toEqual(written);
});

it('counts what a query has changed as a PGlite that is left as it is', async () => {
  const counts: unknown[] = [];
  for (const client of [plain, quick]) {
    await client.exec('create table of_counts (one int)');
    const added = await within(client, 'insert into of_counts values (1), ($1)', [2]);
    counts.push([added, await within(client, 'delete from of_counts returning one')]);
  }

  expect(counts[1]).toEqual(counts[0]);
});

it('says what a PGlite that is left as it is says of a query that fails, takes the transaction back, and goes on', async () => {
  const failed = await failing(quick);

  expect(failed).toMatchObject({ code: '22012', message: 'division by zero' });
  expect(String(failed)).toBe(String(await failing(plain)));
  const { rows } = await within(quick, `select to_regclass('of_failure') as found`);
  expect(rows).toEqual([{ found: null }]);
});

it('says the same of a query that fails by itself, and goes on', async () => {
  const failed = await failingAlone(quick);

  expect(failed).toMatchObject({ code: '22012', message: 'division by zero' });
  expect(String(failed)).toBe(String(await failingAlone(plain)));
  expect((await quick.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('has a query wait until the transaction that is open has ended', async () => {
  await quick.exec('create table of_waiting (one int)');
  const seen: unknown[] = [];
  const { promise: written, resolve } = Promise.withResolvers<void>();
  const writing = quick.transaction(async (tx) => {
    await tx.query('insert into of_waiting values (1)');
    resolve();
    await tx.query('insert into of_waiting values (2)');
    seen.push('ended');
  });
  await written;
  const { rows } = await quick.query('select count(*)::int as rows from of_waiting');
  seen.push(rows);
  await writing;

  expect(seen).toEqual(['ended', [{ rows: 2 }]]);
});

it('refuses a query once it is closed', async () => {
  const closed = queryAsDrizzleDoes(await PGlite.create());

  await closed.close();

  await expect(closed.query('select 1')).rejects.toThrow('PGlite is closed');
});

it('refuses a query of a transaction that has ended', async () => {
  const late = await quick.transaction(async (tx) => ({ ask: () => tx.query('select 1') }));

  await expect(late.ask()).rejects.toThrow('Transaction is closed');
});

it('runs again a query that failed, whether before it was kept or after', async () => {
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect(await divide(2)).toMatchObject({ rows: [{ part: 3 }] });
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect(await divide(3)).toMatchObject({ rows: [{ part: 2 }] });
});

it('runs a query that could not be parsed once what it names is there, and otherwise once that has changed', async () => {
  const ask = () => within(quick, 'select one from of_changes');

  await expect(ask()).rejects.toThrow('"of_changes" does not exist');
  await quick.exec('create table of_changes (one int)');
  expect(await ask()).toMatchObject({ rows: [] });
  await quick.exec('insert into of_changes values (1)');
  expect(await ask()).toMatchObject({ rows: [{ one: 1 }] });
  await quick.exec('create index on of_changes (one)');
  expect(await ask()).toMatchObject({ rows: [{ one: 1 }] });
});

it('keeps the newest queries of many, and none that is very long', async () => {
  const kept = async () => {
    const { rows } = await quick.query<{ statement: string }>(
      `select statement from pg_prepared_statements where statement like 'select % as of_many%'`,
    );
    return rows.map(({ statement }) => statement);
  };

  for (let number = 1; number <= 320; number += 1) await within(quick, `select ${number} as of_many`);
  await within(quick, `select 0 as of_many -- ${'x'.repeat(4000)}`);

  const statements = await kept();
  expect(statements).toHaveLength(300);
  expect(statements).toContain('select 320 as of_many');
  expect(statements).not.toContain('select 1 as of_many');
  expect(await within(quick, 'select 1 as of_many')).toMatchObject({ rows: [{ of_many: 1 }] });
  expect(await kept()).toHaveLength(300);
});
