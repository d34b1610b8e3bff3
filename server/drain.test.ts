import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { watchCalls, type Drain } from './drain.ts';

let server: Server;
let agent: Agent;

afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

async function serve(answer: RequestListener): Promise<{ port: number; drain: Drain }> {
  server = createServer(answer);
  agent = new Agent({ keepAlive: true });
  const drain = watchCalls(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { port, drain };
}

async function ask(port: number): Promise<{ text: string; connection: string | undefined }> {
  const request = get({ port, host: '127.0.0.1', agent });
  const [reply]: [IncomingMessage] = (await once(request, 'response')) as [IncomingMessage]; // what the event brings
  let text = '';
  for await (const part of reply) text += String(part);
  return { text, connection: reply.headers.connection };
}

const refusal = (port: number) =>
  ask(port).then(
    () => 'answered',
    (error) => String(error.code),
  );

describe('a server that is told to stop', () => {
  it('answers the call that is under way, and takes no other meanwhile [S-81]', async () => {
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const { port, drain } = await serve((_request, response) => {
      asked.resolve();
      void answered.promise.then(() => response.end('done'));
    });
    const call = ask(port);
    await asked.promise;

    const stopped = drain();
    const other = await refusal(port);
    answered.resolve();

    expect(other).toBe('ECONNREFUSED');
    expect(await call).toEqual({ text: 'done', connection: 'close' });
    await stopped;
  });

  it('answers to its end a call whose answer has begun, and then ends its connection [S-81]', async () => {
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const { port, drain } = await serve((_request, response) => {
      response.write('be', () => begun.resolve());
      void ended.promise.then(() => response.end('gun'));
    });
    const call = ask(port);
    await begun.promise;

    const stopped = drain();
    ended.resolve();

    expect((await call).text).toBe('begun');
    await stopped;
  });

  it('ends connections on which nothing is under way, kept or not yet used, at once [S-81]', async () => {
    const { port, drain } = await serve((_request, response) => response.end('done'));
    await ask(port);
    const unused = connect({ port, host: '127.0.0.1' });
    await once(server, 'connection');
    const ends = once(unused.resume(), 'end');

    // Whoever waited for them would wait until tomorrow.
    await drain(86_400_000);

    await ends;
    expect(server.listening).toBe(false);
  });

  it('cuts what has no answer after as long as it may take [S-81]', async () => {
    const asked = Promise.withResolvers<void>();
    const { port, drain } = await serve(() => asked.resolve());
    const call = refusal(port);
    await asked.promise;

    await drain(1);

    expect(await call).toBe('ECONNRESET');
  });

  it('has nothing to do before it listens', async () => {
    server = createServer();
    agent = new Agent();

    await expect(watchCalls(server)()).resolves.toBeUndefined();
  });
});
