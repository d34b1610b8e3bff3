import { join } from 'node:path';
import type { PortalConfig } from '#schemas';
import { createSandbox, refuseBroken, type SandboxOptions } from '#sandbox';
import { buildWhenStale, createPortal, readPortalConfig } from '#server';

/** A built portal with a bank of its own, on a port that was free. */
export type RunningPortal = { url: string; close(): Promise<void> };

const root = join(import.meta.dirname, '..', '..');

/**
 * Starts the portal as it ships, built when it is stale, with a bank in memory and its console; nothing of it outlives
 * `close`. `changed` are settings of the bank’s own.
 */
export async function startPortal(
  bank: SandboxOptions = {},
  changed: Partial<PortalConfig> = {},
): Promise<RunningPortal> {
  await buildWhenStale(root);
  const sandbox = await createSandbox({ memory: true, console: true, ...bank });
  await sandbox.ready();
  const config = { ...(await readPortalConfig(join(root, 'portal.config.json'))), ...changed };
  const portal = await createPortal({
    config,
    dist: join(root, 'dist'),
    bank: { routing: (request, response) => sandbox.routing(request, response), refuseBroken },
  });
  const url = await portal.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    close: async () => {
      await portal.close();
      await sandbox.close();
    },
  };
}
