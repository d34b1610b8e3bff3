import { count, sql } from 'drizzle-orm';
import { resetBank } from '../../console/reset.ts';
import type { BulkLoad } from '../../db/bulk-load.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { defaultPolicy } from '../../policy.ts';
import { hashPassword } from '../../security/passwords/passwords.ts';
import { demoPassword } from '../personas.ts';
import { copyBatch, emptyBatch, type Batch } from './batch.ts';
import { drawHolders } from './draw-holders.ts';
import { openHolder } from './open-holder.ts';
import { withoutIndexes } from './without-indexes.ts';
import type { Wish } from './wish.ts';

/** How far the filling is. */
export type Progress = { holders: number; operations: number };

/** How a bank is filled beside its size. */
export type Filling = { replace: boolean; onProgress: (progress: Progress) => void };

/** Rows of the largest table that go to the database at once. */
const batchRows = 20_000;

/**
 * Fills a bank with holders that can log in with the password of the demo accounts: all of it in one transaction, so that
 * a filling that is broken off leaves nothing behind.
 *
 * @throws {Error} BANK_NOT_EMPTY when it has holders and may not be emptied.
 */
export async function fillBank(
  { db, bulk }: OpenDatabase,
  wish: Wish,
  { replace, onProgress }: Filling,
): Promise<Progress> {
  const [found] = await db.select({ holders: count() }).from(users);
  const holders = found?.holders ?? 0;
  if (holders > 0 && !replace)
    throw new Error(
      `BANK_NOT_EMPTY: this bank has ${holders} holders already; pass --replace to empty it first, or name another`,
    );
  await resetBank(db);
  const passwordHash = await hashDemoPassword();
  const filled = await bulk((load) =>
    withoutIndexes(load, 'operations', () => copyHolders(load, { wish, passwordHash, onProgress })),
  );
  // Pages are counted from the index alone once the database knows that every row is visible.
  await db.execute(sql`vacuum analyze`);
  return filled;
}

type Source = { wish: Wish; passwordHash: string; onProgress: Filling['onProgress'] };

async function copyHolders(load: BulkLoad, { wish, passwordHash, onProgress }: Source): Promise<Progress> {
  const done: Progress = { holders: 0, operations: 0 };
  const first = await nextIds(load);
  let batch: Batch = emptyBatch();
  const send = async () => {
    await copyBatch(load, batch);
    done.holders += batch.users.length;
    done.operations += batch.operations.length;
    batch = emptyBatch();
    onProgress({ ...done });
  };
  for (const holder of drawHolders(wish)) {
    openHolder(batch, holder, { passwordHash, now: wish.until, ids: first });
    if (batch.operations.length >= batchRows || batch.users.length >= batchRows / 20) await send();
  }
  await send();
  await load.run(`select setval(pg_get_serial_sequence('users', 'id'), max(id)) from users`);
  await load.run(`select setval(pg_get_serial_sequence('phones', 'id'), max(id)) from phones`);
  return done;
}

/** The ids that the database would give next. */
async function nextIds(load: BulkLoad): Promise<{ user: number; phone: number }> {
  const [row] = await load.run(
    `select nextval(pg_get_serial_sequence('users', 'id'))::int as user, nextval(pg_get_serial_sequence('phones', 'id'))::int as phone`,
  );
  return { user: Number(row?.['user']), phone: Number(row?.['phone']) };
}

/** One hash serves all: the password is public, a slow hash for each of 100,000 holders would take an hour, and a salt of chance would make another bank each time. */
const hashDemoPassword = (): Promise<string> =>
  hashPassword(demoPassword, defaultPolicy.password.hash, Buffer.from('percorso demo 01'));
