import type { SandboxOptions } from '#sandbox';
import { httpWire, type Wire } from '#conformance';
import { readFolder, readServer, type StoredRow } from '../../tests/support/dump-bank.ts';
import { openTestBank, type TestBank } from '../../tests/support/sandbox.ts';
import { fakeClock } from '../../tests/support/sandbox-clock.ts';
import { temporaryFolder, type Place } from '../../tests/support/sandbox-places.ts';

/** All rows of all tables. */
export type Stored = ReadonlyMap<string, readonly StoredRow[]>;

/** A bank that keeps its data, of which it can be told what they are while it is closed. */
export type KeptBank = {
  /** Opens it with its console, for those who prepare. */
  open(): Promise<TestBank>;
  /** Opens it as it faces the outside, without a console, on a port of this machine. */
  face(): Promise<{ wire: Wire; close: () => Promise<void> }>;
  /** Reads all that it keeps; it must be closed. */
  stored(): Promise<Stored>;
  remove(): Promise<void>;
};

const patienceMs = 30_000;

/** Makes a bank of its own on a sort of database; its clock stands still but for anyone who moves it. */
export async function keptBank(place: Place): Promise<KeptBank> {
  const folder = temporaryFolder();
  const at = await place.open();
  const clock = fakeClock();
  const options: SandboxOptions = { ...at.options, memory: false, dataDir: folder.path, clock };
  const { databaseUrl } = options;
  return {
    open: async () => ({ ...(await openTestBank(options)), clock }),
    face: async () => {
      const bank = await openTestBank({ ...options, console: false });
      const url = await bank.app.listen({ port: 0, host: '127.0.0.1' });
      return { wire: httpWire(url, patienceMs), close: () => bank.close() };
    },
    stored: () => (databaseUrl === undefined ? readFolder(folder.path) : readServer(databaseUrl)),
    remove: async () => {
      await at.drop();
      folder.remove();
    },
  };
}

/** Names the tables whose rows differ, with the first row that does. */
export function changesBetween(before: Stored, after: Stored): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((table) => {
    const [was, is] = [rowsOf(before, table), rowsOf(after, table)];
    const known = new Set(was);
    const odd = is.find((row) => !known.has(row));
    if (odd === undefined && was.length === is.length) return [];
    return [`${table} ${odd === undefined ? 'has lost rows' : `has ${odd}`}`];
  });
}

const rowsOf = (stored: Stored, table: string): string[] =>
  (stored.get(table) ?? []).map((row) => JSON.stringify(row));
