import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../db/database.ts';
import type { Fitting } from './fitting.ts';
import { fits, type OperationFilters } from './filters.ts';

const filters: OperationFilters = {
  cardId: '1000101',
  dateFrom: '2026-01-01T00:00:00.000Z',
  dateTo: '2026-11-01T00:00:00.000Z',
  amountFrom: 100,
  amountTo: 5000,
  category: ['HOTEL'],
  merchantName: ['da'],
  merchantCode: ['IT0610001'],
  flagSign: 'N',
  flagPaymentType: 'card',
  flagCurrency: 'euro',
};
const alone = Object.entries(filters).map(([key, value]): [string, OperationFilters] => [
  key,
  { cardId: filters.cardId, [key]: value },
]);

describe('the page of a list', () => {
  let open: OpenDatabase;

  beforeAll(async () => {
    open = await openDatabase({ kind: 'memory' });
  });

  afterAll(() => open.close());

  async function planOf({ where, values }: Fitting): Promise<string> {
    const picked = sql`select id from operations where ${where((name) => sql`${values[name]}`)} order by at desc, id desc limit ${20} offset ${1980}`;
    const { sql: text, params } = new PgDialect().sqlToQuery(picked);
    const given = params.map((value) => `'${String(value).replaceAll("'", "''")}'`).join(', ');
    const { rows } = await open.db.transaction(async (tx) => {
      // An empty table would be read from end to end; what matters is whether the index can do without it.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      // As on a server, where the bank has each query planned once, whatever the values.
      await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
      await tx.execute(sql.raw(`prepare page as ${text}`));
      // PGlite, which is asked here, answers its rows under this name.
      const plan = (await tx.execute(sql.raw(`explain execute page (${given})`))) as {
        rows: Record<string, string>[];
      };
      await tx.execute(sql`deallocate page`);
      return plan;
    });
    return rows.map((row) => Object.values(row).join('')).join('\n');
  }

  it.each<[string, OperationFilters]>([...alone, ['all filters together', filters]])(
    'is found in the index alone, without a sort, by %s [S-54]',
    async (_, wanted) => {
      const plan = await planOf(fits(wanted, Date.parse('2026-11-19T15:00:00.000Z')));

      expect(plan).toContain('Index Only Scan using operations_newest');
      expect(plan).not.toContain('Sort');
    },
  );
});
