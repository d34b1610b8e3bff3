import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { openOneAddress, type OneAddress } from './one-address.ts';
import type { Place } from './sandbox-places.ts';
import { startProcess, type StartedPortal } from './start-process.ts';

const root = join(import.meta.dirname, '..', '..');

/** Portals with their bank, each a process as `npm start` has it, on one database and behind one address. */
export type Machines = {
  address: OneAddress;
  /** Starts one, at a port of its own or at one that another has left. */
  start(wish?: { version?: NewVersion; port?: string; env?: Record<string, string> }): Promise<StartedPortal>;
  close(): Promise<void>;
};

/** Opens an empty database and the address; machines come as they are started. */
export async function openMachines(place: Place): Promise<Machines> {
  const { options, drop } = await place.open();
  const address = await openOneAddress();
  const started: StartedPortal[] = [];
  const env = {
    DATABASE_URL: options.databaseUrl ?? '',
    BANK_KEY: 'b1'.repeat(32),
    ADMIN_PORT: '0',
    LOG_LEVEL: 'silent',
  };
  return {
    address,
    start: async ({ version, port, env: more } = {}) => {
      const machine = await startProcess(version ?? 'node', {
        ...env,
        ...more,
        PORT: port ?? String(await freePort()),
      });
      started.push(machine);
      return machine;
    },
    close: async () => {
      for (const machine of started) machine.remove();
      await address.close();
      await drop();
    },
  };
}

/** A version that comes after this one, as `startProcess` takes it. */
export type NewVersion = { program: string; cwd: string; remove: () => void };

/** What a process of an installed package reads; what was built is this version’s own. */
const parts = [
  'analysis',
  'engine',
  'i18n',
  'journeys',
  'sandbox',
  'schemas',
  'server',
  'ui',
  'package.json',
  'portal.config.json',
];

/** Copies this version to a folder, and gives it a migration more. */
export function makeNewVersion(migration: string): NewVersion {
  const cwd = mkdtempSync(join(tmpdir(), 'new-version-'));
  for (const part of parts) cpSync(join(root, part), join(cwd, part), { recursive: true });
  for (const link of ['node_modules', 'dist']) symlinkSync(join(root, link), join(cwd, link));
  writeFileSync(join(cwd, 'sandbox/db/migrations/9000-of-the-new-version.sql'), migration);
  const remove = () => rmSync(cwd, { recursive: true, force: true });
  return { program: join(cwd, 'server/serve.ts'), cwd, remove };
}
