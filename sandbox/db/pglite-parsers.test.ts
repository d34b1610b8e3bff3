import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, expect, it } from 'vitest';
import { readAsDrizzleAsks } from './pglite-parsers.ts';

const plain = await PGlite.create();
const quick = readAsDrizzleAsks(await PGlite.create());

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
  expect(rows).toMatchObject([{ day: '2026-11-21', small: 12, flag: true, words: ['x', 'y'] }]);
});

it('hands no parsers on with a query', async () => {
  const odd = { parsers: { 23: () => 'laid over' } };

  expect((await plain.query('select 1 as one', [], odd)).rows).toEqual([{ one: 'laid over' }]);
  expect((await quick.query('select 1 as one', [], odd)).rows).toEqual([{ one: 1 }]);
  const inside = await quick.transaction((tx) => tx.query('select 1 as one', [], odd));
  expect(inside.rows).toEqual([{ one: 1 }]);
});
