import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Names a port of this machine that nobody has. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens at a port
  server.close();
  await once(server, 'close');
  return port;
}
