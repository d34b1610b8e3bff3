import { createServer, type RequestListener, type Server } from 'node:http';
import type { RequestWatch } from '../watch/watch-requests.ts';
import { refuseRead, unmetExpectation, whyRefused } from './refuse-unreadable.ts';

/** How long a request may take to come whole, and how often that is looked at. */
export type Patience = { requestTimeout: number; connectionsCheckingInterval?: number };

/**
 * The longest body, 3 MB, takes a minute on a line of 400 kbit/s, and such lines stall. Who sends a letter now and then is not
 * waited for: connections are few, and each of them takes memory.
 */
export const defaultPatience: Patience = { requestTimeout: 120_000, connectionsCheckingInterval: 5_000 };

type DoorOptions = { arrived?: RequestWatch['arrived'] | undefined; patience?: Patience | undefined };

/**
 * Makes a server whose every answer has these headers, anyone who answers: the portal, the bank, which may say more strictly
 * what its own pages may do, and the server itself where Node would have refused with none of them (S-89).
 */
export function openDoor(
  headers: Readonly<Record<string, string>>,
  listener: RequestListener,
  { arrived, patience = defaultPatience }: DoorOptions = {},
): Server {
  // Anyone who answers what a browser may keep says so.
  const lines = new Map(Object.entries({ ...headers, 'Cache-Control': 'no-store' }));
  const server = createServer({ requireHostHeader: false, ...patience }, (request, response) => {
    response.setHeaders(lines);
    arrived?.(request, response);
    const told = whyRefused(request);
    if (told === undefined) listener(request, response);
    else refuseRead(response, told);
  });
  return server.on('checkExpectation', (_request, response) => {
    refuseRead(response.setHeaders(lines), unmetExpectation);
  });
}
