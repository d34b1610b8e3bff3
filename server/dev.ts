import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { createServer as createVite } from 'vite';
import { announcement } from './announce.ts';
import { readPort, startOrExplain } from './explain-failure.ts';
import { refuseTakenPort } from './free-port.ts';
import { browserConfig, readPortalConfig } from './portal-config.ts';
import { isBanks } from './portal.ts';
import { closeOnSignals } from './stop.ts';

const root = dirname(import.meta.dirname);
process.env['SANDBOX'] ??= '1';

await startOrExplain(async () => {
  const config = await readPortalConfig(join(root, 'portal.config.json'));
  const { host } = config.server;
  const port = readPort(process.env['PORT'], config.server.port);
  await refuseTakenPort(port, host);
  // Without the sandbox not even its code is loaded.
  const bank =
    process.env['SANDBOX'] === '1' ? await (await import('./own-bank.ts')).openOwnBank(root) : undefined;
  const open = JSON.stringify(browserConfig(config, bank !== undefined));
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (bank && isBanks(url)) return bank.routing(request, response);
    if (url === '/portal.config.json') {
      return response.setHeader('Content-Type', 'application/json').end(open);
    }
    return vite.middlewares(request, response);
  });
  const vite = await createVite({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server } },
  });
  server.listen(port, host, async () => {
    console.log(announcement(`http://${host}:${port}`, (await bank?.accounts()) ?? []));
  });
  const listening = {
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  closeOnSignals([listening, vite, ...(bank ? [bank] : [])]);
});
