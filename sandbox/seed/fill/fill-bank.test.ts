import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestBank } from '../../../tests/support/sandbox.ts';
import { logIn, replyOf } from '../../../tests/support/sandbox-login.ts';
import { databasePlaces, temporaryFolder, type Place } from '../../../tests/support/sandbox-places.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { openBank } from '../../open-bank.ts';
import { fillBank, type Filling } from './fill-bank.ts';

const places = await databasePlaces();
const until = Date.parse('2026-11-18T23:00:00.000Z') - 1;
const wish = { holders: 30, operations: 3000, seed: 7, until };
const quietly: Filling = { replace: false, onProgress: () => {} };

const cleaning: (() => unknown)[] = [];

afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

async function emptyBank(place: Place): Promise<OpenDatabase> {
  const { options, drop } = await place.open();
  const { database } = await openBank(options);
  cleaning.push(drop, database.close);
  return database;
}

it('makes the same bank of the same seed, on whatever database, and another of another seed', async () => {
  const banks = await Promise.all(places.map((place) => emptyBank(place)));

  const digests = await Promise.all(
    banks.map(async (bank) => {
      await fillBank(bank, { ...wish, seed: 8 }, quietly);
      const other = await digestsOf(bank);
      await fillBank(bank, wish, { ...quietly, replace: true });
      return { other, wished: await digestsOf(bank) };
    }),
  );

  const [first] = digests;
  for (const digest of digests) expect(digest).toEqual(first);
  expect(new Set([...(first?.wished ?? []), ...(first?.other ?? [])]).size).toBe(10);
});

describe.each(places)('a bank filled on $name', (place) => {
  it('has exactly the operations that were asked for, of holders who can log in', async () => {
    const folder = temporaryFolder();
    const { options: server, drop } = await place.open();
    cleaning.push(folder.remove, drop);
    const options = { ...server, memory: false, dataDir: folder.path };
    const { database } = await openBank(options);
    const filled = await fillBank(database, wish, quietly);
    await database.close();
    const bank = await openTestBank(options);
    cleaning.push(() => bank.close());

    const token = await logIn(bank, 'titolare-30@percorso.test');

    const { cards } = replyOf(await bank.call('listCards', {}, { token }));
    const page = { cardId: cards[0]?.id ?? '', pageLimit: 100, pageNumber: 1 };
    const list = replyOf(await bank.call('listTransactions', page, { token }));
    expect(filled).toEqual({ holders: 30, operations: 3000 });
    expect(list.totalTransactionNumber).toBeGreaterThan(5);
    // Accounts opened later get ids of their own.
    expect(await logIn(bank, 'standard@percorso.test')).toMatch(/^[\w-]{32}$/);
  });

  it('keeps nothing of a filling that was broken off, and lets no second one take its place unasked', async () => {
    const bank = await emptyBank(place);
    const rules = await rulesOf(bank);

    const broken = fillBank(bank, wish, { replace: false, onProgress: cutPower });
    await expect(broken).rejects.toThrow('the power is gone');
    const left = await rulesOf(bank);
    await fillBank(bank, wish, quietly);
    const filled = await digestsOf(bank);
    const second = fillBank(bank, { ...wish, seed: 8 }, quietly);

    await expect(second).rejects.toThrow('BANK_NOT_EMPTY: this bank has 30 holders already');
    expect(await digestsOf(bank)).toEqual(filled);
    expect([left, await rulesOf(bank)]).toEqual([rules, rules]);
  });
});

const cutPower = () => {
  throw new Error('the power is gone');
};

/** PGlite answers an object with rows, postgres.js the rows. */
const readRows = (answer: unknown): { rows: unknown[] } =>
  Array.isArray(answer) ? { rows: [...answer] } : { rows: Object(answer).rows };

async function digestsOf({ db }: OpenDatabase): Promise<string[]> {
  const digests: string[] = [];
  for (const table of ['users', 'phones', 'cards', 'operations', 'operation_stamps']) {
    const all = sql.raw(`select md5(string_agg(t::text, '' order by t)) as digest from ${table} t`);
    const [row] = readRows(await db.execute(all)).rows;
    digests.push(String(Object(row).digest));
  }
  return digests;
}

async function rulesOf({ db }: OpenDatabase): Promise<unknown[]> {
  const indexes = sql`select indexdef as rule from pg_indexes where tablename = 'operations' order by 1`;
  const keys = sql`select pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = 'operations'::regclass order by 1`;
  return [...readRows(await db.execute(indexes)).rows, ...readRows(await db.execute(keys)).rows];
}
