import { dirname, join } from 'node:path';
import { planBuild } from './build.ts';
import { startOrExplain } from './explain-failure.ts';
import { announceStart, openBank, prepareLaunch } from './launch.ts';
import { closeOnSignals } from './http/stop.ts';

const root = dirname(import.meta.dirname);

await startOrExplain(async () => {
  const launch = await prepareLaunch(root, process.env);
  const { config, ports } = launch;
  // Whatever refuses a start is heard of before the build, which takes longer than anybody waits for it.
  const build = planBuild(root);
  let address = '';
  const bank = await openBank(launch, root, () => address);
  if (await build()) console.log('Built the portal.');
  // Loaded once nothing refuses the start.
  const { createPortal } = await import('./http/portal.ts');
  const portal = await createPortal({ config, dist: join(root, 'dist'), ...(bank && { bank }) });
  const { port } = new URL(await portal.listen({ port: ports.portal, host: config.server.host }));
  address = `http://${config.server.host}:${port}`;
  closeOnSignals(async () => {
    await Promise.all([portal.close(), bank?.closeConsole()]);
    await bank?.close();
  });
  await announceStart(launch, address, bank);
});
