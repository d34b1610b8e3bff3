import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long what is under way may take once a server is told to stop. */
export const patienceMs = 10_000;

/** Stops a server: takes no new connection, waits for what is under way, and cuts what lasts longer than it may. */
export type Drain = (longestMs?: number) => Promise<void>;

/**
 * Watches a server from before it listens, so that it can be stopped without cutting a call. Node alone would wait for
 * connections on which nobody has asked anything yet, and leave open those whose call has just been answered.
 */
export function watchCalls(server: Server): Drain {
  const sockets = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let isClosing = false;
  const endIdle = () => {
    const busy = new Set([...underWay].map(({ req }) => req.socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon();
  };
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Before the one that answers, which may be done at once.
  server.prependListener('request', (_request, response) => {
    underWay.add(response);
    if (isClosing) announceEnd(response);
    response.once('close', () => {
      underWay.delete(response);
      if (isClosing) endIdle();
    });
  });
  return async (longestMs = patienceMs) => {
    if (!server.listening) return;
    isClosing = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    server.close(() => resolve());
    for (const response of underWay) announceEnd(response);
    endIdle();
    const cut = setTimeout(() => server.closeAllConnections(), longestMs);
    await promise;
    clearTimeout(cut);
  };
}

function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
