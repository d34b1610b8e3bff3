import { dirname, join } from 'node:path';
import { announcement } from './announce.ts';
import { buildWhenStale } from './build.ts';
import { readPort, startOrExplain } from './explain-failure.ts';
import { refuseTakenPort } from './free-port.ts';
import { readPortalConfig } from './portal-config.ts';
import { createPortal } from './portal.ts';
import { closeOnSignals } from './stop.ts';

const root = dirname(import.meta.dirname);
process.env['SANDBOX'] ??= '1';

await startOrExplain(async () => {
  const config = await readPortalConfig(join(root, 'portal.config.json'));
  const { host } = config.server;
  const port = readPort(process.env['PORT'], config.server.port);
  await refuseTakenPort(port, host);
  if (await buildWhenStale(root)) console.log('Built the portal.');
  // Without the sandbox not even its code is loaded.
  const bank =
    process.env['SANDBOX'] === '1' ? await (await import('./own-bank.ts')).openOwnBank(root) : undefined;
  const portal = await createPortal({ config, dist: join(root, 'dist'), ...(bank && { bank }) });
  const address = new URL(await portal.listen({ port, host }));
  closeOnSignals(bank ? [portal, bank] : [portal]);
  console.log(announcement(`http://${host}:${address.port}`, (await bank?.accounts()) ?? []));
});
