import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pushed } from '../../written.ts';
import { plainHeaders } from './policy.ts';

/** Pushes to every open page. */
export type Pushes = {
  open(request: IncomingMessage, response: ServerResponse): void;
  tell(pushed: Pushed): void;
  close(): void;
};

/** Keeps the streams of server-sent events of all open pages; a page that is gone is forgotten. */
export function createPushes(now: () => Pushed): Pushes {
  const open = new Set<ServerResponse>();
  return {
    open: (request, response) => {
      response.writeHead(200, {
        ...plainHeaders,
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      open.add(response);
      request.on('close', () => open.delete(response));
      // Anyone who comes back after a pause learns at once whether anything has changed.
      write(response, now());
    },
    tell: (pushed) => {
      for (const response of open) write(response, pushed);
    },
    close: () => {
      for (const response of open) response.end();
    },
  };
}

const write = (response: ServerResponse, pushed: Pushed): void =>
  void response.write(`data: ${JSON.stringify(pushed)}\n\n`);
