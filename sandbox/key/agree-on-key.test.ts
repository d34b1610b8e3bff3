import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { databasePlaces, temporaryFolder } from '../../tests/support/sandbox-places.ts';
import { logIn } from '../../tests/support/sandbox-login.ts';
import { openTestBank } from '../../tests/support/sandbox.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { bankKey } from '../db/schema.ts';
import { openBank } from '../open-bank.ts';
import { placeOf, type SandboxOptions } from '../options.ts';
import { keyFileIn } from './key-file.ts';

const username = 'standard@percorso.test';
const cleaning: (() => unknown)[] = [];

afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

const newKey = () => randomBytes(32).toString('hex');

describe.each(await databasePlaces())('the key of a bank that keeps its data on $name', (place) => {
  /** An empty place for data that outlives a bank, with the file of its key. */
  async function emptyPlace() {
    const folder = temporaryFolder();
    const { options, drop } = await place.open();
    cleaning.push(folder.remove, drop);
    const at: SandboxOptions = { ...options, memory: false, dataDir: folder.path };
    return { at, keyFile: keyFileIn(folder.path) };
  }

  /** The same after a holder has logged in once. */
  async function usedPlace() {
    const empty = await emptyPlace();
    const bank = await openTestBank(empty.at);
    const token = await logIn(bank, username);
    await bank.close();
    return { ...empty, token };
  }

  it('is refused when it is empty, gone or another, and taken again when it is back [S-79]', async () => {
    const { at, keyFile } = await usedPlace();
    const right = readFileSync(keyFile, 'utf8');

    writeFileSync(keyFile, '');
    await expect(openTestBank(at)).rejects.toThrow(/^BANK_KEY_INVALID: /);
    rmSync(keyFile);
    await expect(openTestBank(at)).rejects.toThrow(/^BANK_KEY_MISSING: /);
    await expect(openTestBank(at)).rejects.toThrow(/^BANK_KEY_MISSING: /);
    writeFileSync(keyFile, newKey());
    await expect(openTestBank(at)).rejects.toThrow(/^BANK_KEY_FOREIGN: /);
    writeFileSync(keyFile, right);
    const bank = await openTestBank(at);

    cleaning.push(() => bank.close());
    expect(await logIn(bank, username)).toMatch(/^[\w-]{32}$/);
  });

  it('may come from BANK_KEY, which wins over the file and is held to the data as well [S-79]', async () => {
    const { at, keyFile } = await usedPlace();
    const right = readFileSync(keyFile, 'utf8');
    const wrong = newKey();
    writeFileSync(keyFile, wrong);

    await expect(openBank({ ...at, key: wrong })).rejects.toThrow(/^BANK_KEY_FOREIGN: .* than BANK_KEY has;/);
    await expect(openBank({ ...at, key: '' })).rejects.toThrow(/^BANK_KEY_INVALID: BANK_KEY is empty/);
    const { database } = await openBank({ ...at, key: right });

    await database.close();
    expect(readFileSync(keyFile, 'utf8')).toBe(wrong);
  });

  it('of data from before there were fingerprints is the one that is there, and no other [S-79]', async () => {
    const { at, keyFile } = await usedPlace();
    const right = readFileSync(keyFile, 'utf8');
    await change(at, (db) => db.delete(bankKey));

    rmSync(keyFile);
    await expect(openBank(at)).rejects.toThrow(/^BANK_KEY_MISSING: /);
    writeFileSync(keyFile, right);
    await expect(openBank({ ...at, key: newKey() })).rejects.toThrow(/^BANK_KEY_FOREIGN: /);
    const { database } = await openBank(at);

    await database.close();
    await expect(openBank({ ...at, key: newKey() })).rejects.toThrow(/^BANK_KEY_FOREIGN: /);
  });

  it('leaves a fingerprint that outlives a reset, and tells nothing of the key [S-79]', async () => {
    const { at, keyFile } = await usedPlace();
    const bank = await openTestBank(at);
    await bank.console('POST', 'reset');
    await bank.close();

    const { database } = await openBank(at);
    const kept = await database.db.select().from(bankKey);
    await database.close();

    expect(kept).toEqual([{ one: true, fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(kept[0]?.fingerprint).not.toBe(readFileSync(keyFile, 'utf8'));
  });
});

const servers = (await databasePlaces()).filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('two machines that start at once on an empty $name database', (place) => {
  it('become one bank when both have the same key, and of two keys one wins [S-79]', async () => {
    for (const keys of [[newKey()], [newKey(), newKey()], [newKey(), newKey()], [newKey(), newKey()]]) {
      const { options, drop } = await place.open();
      cleaning.push(drop);
      const started = await Promise.allSettled(
        [keys[0], keys.at(-1)].map((key = '') => openBank({ ...options, key })),
      );

      for (const start of started) if (start.status === 'fulfilled') await start.value.database.close();
      const refusals = started.filter(({ status }) => status === 'rejected');
      expect(refusals).toHaveLength(keys.length - 1);
      for (const refusal of refusals)
        expect(refusal).toMatchObject({
          reason: { message: expect.stringMatching(/^BANK_KEY_FOREIGN: /) },
        });
    }
  });
});

/** Does something to the data of a bank that is closed. */
async function change(at: SandboxOptions, run: (db: Database) => PromiseLike<unknown>): Promise<void> {
  const { db, close } = await openDatabase(placeOf(at));
  await run(db);
  await close();
}
