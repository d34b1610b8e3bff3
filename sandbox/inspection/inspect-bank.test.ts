import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { databasePlaces, temporaryFolder } from '../../tests/support/sandbox-places.ts';
import { createSandbox } from '../create-sandbox.ts';
import { inspectBank } from './inspect-bank.ts';

const cleaning: (() => unknown)[] = [];

afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

function emptyFolder(): string {
  const folder = temporaryFolder();
  cleaning.push(folder.remove);
  return folder.path;
}

/** A folder in which a bank was open. */
async function usedFolder(): Promise<string> {
  const dataDir = emptyFolder();
  await (await createSandbox({ dataDir })).close();
  return dataDir;
}

const refusedBy = (code: string) => ({
  kind: 'refused',
  error: expect.objectContaining({ message: expect.stringMatching(new RegExp(`^${code}: `)) }),
});

describe('a folder of data', () => {
  it('that is still to be made fits, and is not made by the look [RUN-18]', async () => {
    const dataDir = join(emptyFolder(), 'deep/down');

    const { database, key } = await inspectBank({ dataDir });

    expect([database.kind, key.kind]).toEqual(['fits', 'fits']);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('that a bank has left fits, and is left as it was [RUN-18]', async () => {
    const dataDir = await usedFolder();
    const before = readdirSync(dataDir, { recursive: true });

    const { database, key } = await inspectBank({ dataDir });

    expect([database.kind, key.kind]).toEqual(['fits', 'fits']);
    expect(readdirSync(dataDir, { recursive: true })).toEqual(before);
    await (await createSandbox({ dataDir })).close();
  });

  it('is told as in use, damaged, open to others, without its key or in a file’s place [RUN-18]', async () => {
    const dataDir = await usedFolder();
    const data = join(dataDir, 'bank');

    chmodSync(data, 0o755);
    expect((await inspectBank({ dataDir })).database).toMatchObject({
      kind: 'mind',
      remedy: `chmod 700 ${data}, or let the start do it`,
    });
    const bank = await createSandbox({ dataDir });
    expect((await inspectBank({ dataDir })).database).toMatchObject(refusedBy('BANK_IN_USE'));
    await bank.close();
    chmodSync(join(dataDir, 'bank.key'), 0o644);
    expect((await inspectBank({ dataDir })).key.kind).toBe('mind');
    rmSync(join(dataDir, 'bank.key'));
    expect((await inspectBank({ dataDir })).key).toMatchObject(refusedBy('BANK_KEY_MISSING'));
    rmSync(join(data, 'PG_VERSION'));
    expect((await inspectBank({ dataDir })).database).toMatchObject(refusedBy('BANK_CORRUPT'));
    rmSync(data, { recursive: true });
    writeFileSync(data, '');
    expect((await inspectBank({ dataDir })).database).toMatchObject(refusedBy('BANK_FOLDER_INVALID'));
  });
});

it('tells a server that is not there, and its password to nobody [RUN-18]', async () => {
  const databaseUrl = 'postgres://bank:hidden@127.0.0.1:1/percorso';

  const found = await inspectBank({ dataDir: emptyFolder(), databaseUrl });

  expect(found.database).toMatchObject(refusedBy('BANK_UNREACHABLE'));
  expect([found.tables.kind, found.key.kind]).toEqual(['untried', 'untried']);
  expect(String(Object(found.database).error)).not.toContain('hidden');
});

const servers = (await databasePlaces()).filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('a database on $name', (place) => {
  async function emptyDatabase() {
    const { options, drop } = await place.open();
    cleaning.push(drop);
    const { databaseUrl = '', dataDir = '' } = options;
    return { databaseUrl, dataDir };
  }

  it('that is empty fits, and stays empty [RUN-18]', async () => {
    const at = await emptyDatabase();

    const first = await inspectBank(at);
    const second = await inspectBank(at);

    expect(first.tables).toEqual({ kind: 'fits', found: 'no tables yet: the start makes them' });
    expect(second).toEqual(first);
    expect(existsSync(join(at.dataDir, 'bank.key'))).toBe(false);
  });

  it('that a bank has left has its migrations and its key, and is held against another [RUN-18]', async () => {
    const at = await emptyDatabase();
    await (await createSandbox(at)).close();

    const own = await inspectBank(at);
    const foreign = await inspectBank({ ...at, key: 'a1'.repeat(32) });

    expect(own.tables).toEqual({ kind: 'fits', found: 'all migrations are applied' });
    expect(own.key).toEqual({
      kind: 'fits',
      found: `${join(at.dataDir, 'bank.key')} is the key of the data`,
    });
    expect(foreign.key).toMatchObject(refusedBy('BANK_KEY_FOREIGN'));
    expect(foreign.database.kind).toBe('fits');
    expect(readFileSync(join(at.dataDir, 'bank.key'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
    mkdirSync(join(at.dataDir, 'other'));
    const gone = await inspectBank({ ...at, dataDir: join(at.dataDir, 'other') });
    expect(gone.key).toMatchObject(refusedBy('BANK_KEY_MISSING'));
  });
});
