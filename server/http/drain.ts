import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long what is under way may take once a server is told to stop. */
export const patienceMs = 10_000;

/** How long a connection that was let in may take to ask for the first time: a balancer that is busy connects, and then sends. */
const unusedMs = 1000;

// A connection takes a turn of the loop to be let in and another to be read; who never stops coming is not waited for.
const quietTurns = 3;
const mostTurns = 10_000;

/** Stops a server: takes no new connection, waits for what is under way, and cuts what lasts longer than it may. */
export type Drain = (longestMs?: number) => Promise<void>;

/**
 * Watches a server from before it listens, so that it can be stopped without cutting a call. Node alone would wait for
 * connections on which nobody ever asks anything, and leave open those whose call has just been answered.
 */
export function watchCalls(server: Server): Drain {
  const sockets = new Set<Socket>();
  const used = new WeakSet<Socket>();
  const underWay = new Set<ServerResponse>();
  let isClosing = false;
  let isPatient = true;
  let heard = 0;
  const endIdle = () => {
    const busy = new Set([...underWay].map(({ req }) => req.socket));
    for (const socket of sockets)
      if (!busy.has(socket) && (used.has(socket) || !isPatient)) socket.destroySoon();
  };
  server.on('connection', (socket: Socket) => {
    heard += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Before the one that answers, which may be done at once.
  server.prependListener('request', (request, response) => {
    heard += 1;
    used.add(request.socket);
    underWay.add(response);
    if (isClosing) announceEnd(response);
    response.once('close', () => {
      underWay.delete(response);
      if (!server.listening) endIdle();
    });
  });
  return async (longestMs = patienceMs) => {
    if (!server.listening) return;
    isClosing = true;
    for (const response of underWay) announceEnd(response);
    // What was sent before may wait at the door of a busy server: first it is let in, then read, then known.
    for (let quiet = 0, turn = 0; quiet < quietTurns && turn < mostTurns; turn += 1) {
      const before = heard;
      await nextTurn();
      quiet = heard === before ? quiet + 1 : 0;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    server.close(() => resolve());
    endIdle();
    const late = setTimeout(() => {
      isPatient = false;
      endIdle();
    }, unusedMs);
    const cut = setTimeout(() => server.closeAllConnections(), longestMs);
    await promise;
    for (const timer of [late, cut]) clearTimeout(timer);
  };
}

function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
