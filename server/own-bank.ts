import { join } from 'node:path';
import { createSandbox, refuseBroken } from '#sandbox';
import type { OwnBank } from './portal.ts';

/** A demo account as the sandbox’s console lists it. */
export type DemoAccount = { username: string; password: string; shows: string };

/** The sandbox bank in this process, with the way to stop it. */
export type RunningBank = OwnBank & { accounts(): Promise<DemoAccount[]>; close(): Promise<void> };

/** Opens the sandbox on the folder that `DATA_DIR` names (the project’s `.data` unless told), or on the database of `DATABASE_URL`. */
export async function openOwnBank(root: string): Promise<RunningBank> {
  const databaseUrl = process.env['DATABASE_URL'];
  const sandbox = await createSandbox({
    dataDir: process.env['DATA_DIR'] ?? join(root, '.data'),
    ...(databaseUrl !== undefined && { databaseUrl }),
    console: true,
  });
  await sandbox.ready();
  return {
    routing: (request, response) => sandbox.routing(request, response),
    refuseBroken,
    accounts: async () => {
      const reply = await sandbox.inject({ method: 'GET', url: '/sandbox/api/accounts' });
      return reply.json<DemoAccount[]>();
    },
    close: async () => {
      await sandbox.close();
    },
  };
}
