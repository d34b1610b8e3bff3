import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databasePlaces } from '../../tests/support/sandbox-places.ts';
import { openDatabase } from './database.ts';

const servers = (await databasePlaces()).filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('the connections of a process to $name', (place) => {
  it('are as many as it was told, however much is asked at once [RUN-12]', async () => {
    const { options, drop } = await place.open();
    const open = await openDatabase({ kind: 'server', url: options.databaseUrl ?? '', connections: 3 });

    const asked = await Promise.all(
      Array.from({ length: 30 }, () =>
        open.db.transaction(async (tx) => [...Object(await tx.execute(sql`select pg_backend_pid() as id`))]),
      ),
    );
    await open.close();
    await drop();

    expect(new Set(asked.flat().map(({ id }) => id)).size).toBe(3);
    expect(open.connections).toBe(3);
  });
});
