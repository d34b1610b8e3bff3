import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createServer as createVite } from 'vite';
import { brandFolder } from './brand/index.ts';
import { brandInDevelopment } from './brand/development.ts';
import { buildConsole } from './build.ts';
import { isBanks } from './http/banks-paths.ts';
import { watchCalls } from './http/drain.ts';
import { startOrExplain } from './explain-failure.ts';
import { withPort } from './free-port.ts';
import { announceStart, openBank, prepareLaunch } from './launch.ts';
import { browserConfig } from './portal-config.ts';
import { closeOnSignals } from './http/stop.ts';

const root = dirname(import.meta.dirname);

await startOrExplain(async () => {
  const launch = await prepareLaunch(root, process.env);
  if (launch.bank === 'sandbox') await buildConsole(root);
  const { config, ports } = launch;
  let address = '';
  const bank = await openBank(launch, root, {
    portal: () => address,
    answered: () => {},
    dist: join(root, 'dist'),
  });
  const open = JSON.stringify(browserConfig(config, bank !== undefined));
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (bank && isBanks(url)) return bank.routing(request, response);
    if (url === '/portal.config.json') {
      return response.setHeader('Content-Type', 'application/json').end(open);
    }
    return vite.middlewares(request, response);
  });
  const drain = watchCalls(server);
  const vite = await createVite({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    plugins: [brandInDevelopment(brandFolder(root, process.env), config.brand.name)],
    // Packages may be a link.
    server: {
      middlewareMode: true,
      hmr: { server },
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
    },
  });
  server.listen(ports.portal, config.server.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  address = `http://${withPort(config.server.host, port)}`;
  closeOnSignals(async () => {
    await Promise.all([drain(), bank?.closeConsole()]);
    await vite.close();
    await bank?.close();
  });
  await announceStart(launch, { portal: address }, bank);
});
