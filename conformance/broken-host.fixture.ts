import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request as it came to a host that breaks something. */
export type Heard = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** What the bank behind it answered. */
export type Passed = { status: number; headers: Headers; bytes: Buffer };

/** Breaks what passes: asks the bank, with other headers if it likes, or does not, and answers what it will. */
export type Spoil = (
  heard: Heard,
  pass: (headers?: Readonly<Record<string, string>>) => Promise<Passed>,
) => Promise<Passed>;

/** Starts a host that is the bank at an origin, but for what it breaks. */
export async function brokenHost(origin: string, spoil: Spoil): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = await buffer(request);
    const heard = { path: url.split('?')[0] ?? '', headers, body };
    const {
      status,
      headers: own,
      bytes,
    } = await spoil(heard, (changed = {}) =>
      passOn(`${origin}${url}`, { method, body, headers: { ...headers, ...changed } }),
    );
    response.writeHead(status, Object.fromEntries(own));
    response.end(bytes);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

/** Returns with JSON, guarded as every answer of the bank is. */
export const answering = (status: number, body: object): Passed => ({
  status,
  headers: new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }),
  bytes: Buffer.from(JSON.stringify(body)),
});

type Outgoing = { method: string; headers: IncomingHttpHeaders; body: Buffer };

async function passOn(url: string, { method, headers, body }: Outgoing): Promise<Passed> {
  const { host: _host, connection: _connection, 'content-length': _length, ...kept } = headers;
  const reply = await fetch(url, {
    method,
    headers: Object.entries(kept).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
    redirect: 'manual',
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  const own = new Headers(reply.headers);
  for (const name of ['content-length', 'connection', 'transfer-encoding', 'keep-alive']) own.delete(name);
  return { status: reply.status, headers: own, bytes };
}
