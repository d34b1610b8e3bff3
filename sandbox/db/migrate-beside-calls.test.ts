import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasePlaces } from '../../tests/support/sandbox-places.ts';
import { openDatabase, type Database, type OpenDatabase } from './database.ts';
import { migrate, migrationsFolder } from './migrate.ts';

const servers = (await databasePlaces()).filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('a migration on $name while another process serves', (place) => {
  const folder = mkdtempSync(join(tmpdir(), 'percorso-migrations-'));
  let one: OpenDatabase;
  let two: OpenDatabase;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const { options, drop: dropIt } = await place.open();
    drop = dropIt;
    const at = { kind: 'server', url: options.databaseUrl ?? '' } as const;
    one = await openDatabase(at);
    two = await openDatabase(at);
    cpSync(migrationsFolder, folder, { recursive: true });
    const more =
      'alter table sessions add column later text;\n\nalter table users add column later text;\n\nalter table cards add column later text;\n';
    writeFileSync(join(folder, '9000-later.sql'), more);
  });

  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
    await drop();
    rmSync(folder, { recursive: true });
  });

  it('gives way to a call that has a table it waits for, whatever table that needs next, and is applied after it [RUN-11]', async () => {
    const { promise: migrated, resolve } = Promise.withResolvers<unknown>();

    const call = one.db.transaction(async (tx) => {
      await tx.execute(sql`select id from users for update`);
      migrate(two.db, { folder }).then(resolve, resolve);
      await untilSomebodyWaits(one.db);
      return tx.execute(sql`select count(*) from sessions`);
    });

    await expect(call).resolves.toHaveLength(1);
    expect(await migrated).toBeUndefined();
    expect(await one.db.execute(sql`select later from cards`)).toHaveLength(0);
  });
});

/** Asks until a query waits for a table that another has. */
async function untilSomebodyWaits(db: Database): Promise<void> {
  const waiting = sql`select from pg_locks join pg_database on pg_database.oid = database
    where not granted and datname = current_database()`;
  while (Object(await db.execute(waiting)).length === 0) continue;
}
