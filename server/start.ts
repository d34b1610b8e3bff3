import { dirname, join } from 'node:path';
import { planBuild } from './build.ts';
import { startOrExplain } from './explain-failure.ts';
import { refuseTakenPort } from './free-port.ts';
import { announceStart, openBank, prepareLaunch } from './launch.ts';
import { closeOnSignals } from './http/stop.ts';
import type { RunningBank } from './own-bank.ts';
import { openWatch } from './watch/open-watch.ts';

const root = dirname(import.meta.dirname);

await startOrExplain(async () => {
  const launch = await prepareLaunch(root, process.env);
  const { config, ports } = launch;
  // Whatever refuses a start is heard of before the build, which takes longer than anybody waits for it.
  await refuseTakenPort(ports.admin.port, ports.admin.host, 'ADMIN_PORT');
  const build = planBuild(root);
  let address = '';
  let bank: RunningBank | undefined;
  const watch = openWatch({ env: process.env, provider: config.provider.baseUrl, bank: () => bank });
  bank = await openBank(launch, root, { portal: () => address, answered: watch.requests.named });
  if (await build()) console.log('Built the portal.');
  // Loaded once nothing refuses the start.
  const { createPortal } = await import('./http/portal.ts');
  const portal = await createPortal({ config, dist: join(root, 'dist'), watch, ...(bank && { bank }) });
  const { port } = new URL(await portal.listen({ port: ports.portal, host: config.server.host }));
  address = `http://${config.server.host}:${port}`;
  closeOnSignals(async () => {
    watch.stopping();
    await Promise.all([portal.close(), bank?.closeConsole()]);
    await Promise.all([bank?.close(), watch.close()]);
  });
  const admin = await watch.listen(ports.admin);
  await announceStart(launch, { portal: address, admin }, bank);
});
