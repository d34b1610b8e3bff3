import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { SandboxOptions } from '#sandbox';

/** Fills a bank by the project's own command, in a process of its own. */
export async function fill(
  { databaseUrl, dataDir }: SandboxOptions,
  { holders, operations }: { holders: number; operations: number },
): Promise<void> {
  const place = databaseUrl === undefined ? ['--data', dataDir ?? ''] : ['--database-url', databaseUrl];
  const command = join(import.meta.dirname, '../../sandbox/seed/fill/main.ts');
  const args = ['--holders', String(holders), '--operations', String(operations), ...place];
  const told = execFileSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    // Where the key is, with a database on a server too.
    env: { ...process.env, DATABASE_URL: undefined, DATA_DIR: dataDir },
  });
  console.log(/^filled.*$/m.exec(told)?.[0] ?? told);
}
