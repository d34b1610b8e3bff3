import { readOwnParts, withOwnWords } from './folder/index.ts';
import { refuseTakenPort } from './free-port.ts';
import { closeOnSignals } from './http/stop.ts';
import { assetsBefore } from './site/kept-assets.ts';
import { announceStart, openBank, prepareLaunch } from './launch.ts';
import type { RunningBank } from './own-bank.ts';

/** Where a portal has its parts. */
export type ServedPortal = {
  /** The bank’s own: settings, and the sandbox’s data unless the environment names another place. */
  root: string;
  /** What the build wrote. */
  dist: string;
  /** Throws where what was built cannot be served: heard of before a bank is opened, which would have to be closed again. */
  refuse: () => void;
  /** Builds what is stale, once nothing refuses the start: it takes longer than anybody waits for a refusal. */
  build?: () => Promise<void>;
};

/**
 * Serves a portal until the process is told to stop.
 *
 * @throws {Error} with a code, saying what was found and what to do.
 */
export async function servePortal({ root, dist, refuse, build }: ServedPortal): Promise<void> {
  const launch = await prepareLaunch(root, process.env);
  const { config, brand, ports } = launch;
  await refuseTakenPort(ports.admin.port, ports.admin.host, 'ADMIN_PORT');
  refuse();
  // Loaded once nothing refuses the start, as what serves is.
  const { openWatch } = await import('./watch/open-watch.ts');
  let address = '';
  let bank: RunningBank | undefined;
  const watch = openWatch({ env: process.env, provider: config.provider.baseUrl, bank: () => bank });
  bank = await openBank(launch, root, { portal: () => address, answered: watch.requests.named, dist });
  await build?.();
  const { createPortal } = await import('./http/portal.ts');
  const languages = withOwnWords(launch.languages, readOwnParts(dist));
  const before = assetsBefore(dist, process.env);
  const portal = await createPortal({ config, dist, before, brand, languages, watch, ...(bank && { bank }) });
  const { port } = new URL(await portal.listen({ port: ports.portal, host: config.server.host }));
  address = `http://${config.server.host}:${port}`;
  closeOnSignals(async () => {
    watch.stopping();
    await Promise.all([portal.close(), bank?.closeConsole()]);
    await Promise.all([bank?.close(), watch.close()]);
  });
  const admin = await watch.listen(ports.admin);
  await announceStart(launch, { portal: address, admin }, bank);
}
