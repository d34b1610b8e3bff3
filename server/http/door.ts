import { createServer, type RequestListener, type Server } from 'node:http';
import type { RequestWatch } from '../watch/watch-requests.ts';
import { refuseRead, unmetExpectation, whyRefused } from './refuse-unreadable.ts';

/**
 * Makes a server whose every answer has these headers, anyone who answers: the portal, the bank, which may say more strictly
 * what its own pages may do, and the server itself where Node would have refused with none of them (S-89).
 */
export function openDoor(
  headers: Readonly<Record<string, string>>,
  listener: RequestListener,
  arrived?: RequestWatch['arrived'],
): Server {
  // Anyone who answers what a browser may keep says so.
  const lines = new Map(Object.entries({ ...headers, 'Cache-Control': 'no-store' }));
  const server = createServer({ requireHostHeader: false }, (request, response) => {
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
