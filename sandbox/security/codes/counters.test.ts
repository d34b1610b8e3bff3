import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../../db/schema.ts';
import { counters } from './counters.ts';

/** How a column is called that counts tries. */
const counting = /^(count|sent|tries|attempts|failures|windows)$|_(count|tries|attempts|failures)$/;

it('names every table that counts, so that a count without a test of tries at once is found [S-76]', () => {
  const tables = Object.values(schema).filter((one) => one instanceof PgTable);

  const counts = tables
    .map((table) => getTableConfig(table))
    .filter(({ columns }) => columns.some(({ name }) => counting.test(name)))
    .map(({ name }) => name);

  expect(counts).toContain('login_failures');
  expect(Object.values(counters)).toEqual(expect.arrayContaining(counts));
});
