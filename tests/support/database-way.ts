import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a database that can be held, as by a server that has frozen, and be cut. */
export type DatabaseWay = {
  /** The database’s address by this way. */
  url: string;
  /** From the first thing asked that fits on, nothing goes any further; resolves when that was asked. */
  hold(pattern?: RegExp): Promise<void>;
  /** Nothing is held from now on; what was held is gone with its connection. */
  release(): void;
  /** Ends every connection; nobody is let in any more. */
  cut(): Promise<void>;
};

/** Opens a way to the database of an address. */
export async function openDatabaseWay(databaseUrl: string): Promise<DatabaseWay> {
  const far = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let holding: { pattern: RegExp; asked: PromiseWithResolvers<void> } | undefined;
  let isHeld = false;
  const kept = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const there = connect({ host: far.hostname, port: Number(far.port || 5432) });
    for (const [one, other] of [
      [near, there],
      [there, near],
    ] as const)
      kept(one).on('close', () => other.destroy());
    near.on('data', (bytes) => {
      if (holding?.pattern.test(bytes.toString('latin1')) === true) {
        isHeld = true;
        holding.asked.resolve();
      }
      if (!isHeld) there.write(bytes);
    });
    there.on('data', (bytes) => void (isHeld || near.write(bytes)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    hold: (pattern = /[^]/u) => {
      holding = { pattern, asked: Promise.withResolvers() };
      return holding.asked.promise;
    },
    release: () => {
      [holding, isHeld] = [undefined, false];
    },
    cut: async () => {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await once(server.close(), 'close');
    },
  };
}
