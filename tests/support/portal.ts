import { join } from 'node:path';
import type { PortalConfig } from '#schemas';
import { createSandbox, type SandboxOptions } from '#sandbox';
import {
  buildWhenStale,
  cardDrawings,
  createPortal,
  openWatch,
  readBrand,
  readLanguages,
  readPortalConfig,
} from '#server';
import { portalOf, readOwnParts, withOwnWords } from '#server/folder';
import { modes, putNginxBefore, type Front } from '../nginx/front.ts';
import { scannedLog } from './scanned-log.ts';

/** A built portal with a bank of its own and its console, on ports that were free. */
export type RunningPortal = {
  url: string;
  consoleUrl: string;
  /** Returns what stands in the log and is none of what may. */
  unexpected: () => readonly string[];
  close(): Promise<void>;
};

const root = join(import.meta.dirname, '..', '..');

/**
 * Starts the portal as it ships, built when it is stale, with a bank in memory and its console; nothing of it outlives
 * `close`. `changed` are settings of the bank’s own, `brand` the folder of its look, `languages` that of texts in other languages, `folder` a bank’s whole
 * folder, as it has been built.
 */
export async function startPortal(
  bank: SandboxOptions = {},
  changed: Partial<PortalConfig> = {},
  { brand, languages, folder }: { brand?: string; languages?: string; folder?: string } = {},
): Promise<RunningPortal> {
  await buildWhenStale(root);
  const built = join(root, 'dist');
  const dist = folder === undefined ? built : portalOf(folder, built, {});
  const look = brand === undefined ? undefined : readBrand(brand);
  let url = '';
  const sandbox = await createSandbox({
    memory: true,
    portal: () => url,
    onAnswer: (answered) => watch.requests.named(answered),
    ...bank,
    policy: { ...bank.policy, ...(look && { cardArt: { drawings: cardDrawings(look) } }) },
    console: true,
    page: join(root, 'dist', 'console'),
  });
  await sandbox.app.ready();
  const { log, unexpected } = scannedLog();
  const watch = openWatch({ env: { LOG_LEVEL: 'info' }, provider: '', bank: () => sandbox, logTo: log });
  const config = { ...(await readPortalConfig(join(root, 'portal.config.json'))), ...changed };
  const portal = await createPortal({
    config,
    dist,
    watch,
    brand: look,
    languages: withOwnWords(
      languages === undefined ? new Map() : readLanguages(languages),
      readOwnParts(dist),
    ),
    bank: { routing: (request, response) => sandbox.app.routing(request, response) },
  });
  const own = await portal.listen({ port: 0, host: '127.0.0.1' });
  const front = await frontOf(own);
  url = front?.url ?? own;
  return {
    url,
    consoleUrl: await sandbox.console.listen({ port: 0, host: '127.0.0.1' }),
    unexpected,
    close: async () => {
      await front?.close();
      await portal.close();
      await sandbox.close();
    },
  };
}

/** Puts nginx before it where `npm run test:nginx` asks for that. */
async function frontOf(url: string): Promise<Front | undefined> {
  const mode = modes.find((name) => name === process.env['BEHIND_NGINX']);
  return mode && putNginxBefore(mode, url);
}
