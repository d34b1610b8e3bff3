import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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

// Sends requests on connections of their own, says when the last has left, and tells what came back.
const burst = `
const { connect } = require('node:net');
const { parentPort, workerData: { port, told, count } } = require('node:worker_threads');
let left = count;
const replies = Array.from({ length: count }, () => new Promise((resolve) => {
  let text = '';
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET / HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n', () => {
      left -= 1;
      if (left > 0) return;
      Atomics.store(told, 0, 1);
      Atomics.notify(told, 0);
    }));
  socket.on('data', (part) => { text += part; });
  socket.on('error', ({ code }) => resolve(code));
  socket.on('close', () => resolve(text.split('\\r\\n').at(-1) || /done/.exec(text)?.[0]));
}));
Promise.all(replies).then((all) => parentPort.postMessage(all));
`;

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
    while (server.listening) await nextTurn();
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

  it('ends connections that are kept for a next call at once [S-81]', async () => {
    const { port, drain } = await serve((_request, response) => response.end('done'));
    await ask(port);

    // Anyone who waited for them would wait until tomorrow.
    await drain(86_400_000);

    expect(server.listening).toBe(false);
  });

  it('answers the first call of a connection that was made before, a second long, and no longer [S-81] [RUN-11]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { port, drain } = await serve((_request, response) => response.end('done'));
    const slow = connect({ port, host: '127.0.0.1' });
    await once(server, 'connection');
    const silent = connect({ port, host: '127.0.0.1' });
    await once(server, 'connection');
    const ends = once(silent.resume(), 'end');

    const stopped = drain(86_400_000);
    while (server.listening) await nextTurn();
    slow.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const answer = await textOf(slow);
    vi.advanceTimersByTime(1000);

    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*Connection: close[^]*done/);
    await Promise.all([ends, stopped]);
  });

  it('cuts what has no answer after as long as it may take [S-81]', async () => {
    const asked = Promise.withResolvers<void>();
    const { port, drain } = await serve(() => asked.resolve());
    const call = refusal(port);
    await asked.promise;

    await drain(1);

    expect(await call).toBe('ECONNRESET');
  });

  it('answers what had been sent before it was told, however busy it was [S-81]', async () => {
    const { port, drain } = await serve((_request, response) => void response.end('done'));
    const told = new Int32Array(new SharedArrayBuffer(4));
    const client = new Worker(burst, { eval: true, workerData: { port, told, count: 20 } });
    const [replies] = [once(client, 'message')];
    await once(client, 'online');
    // Nothing is taken meanwhile: all that is sent waits at the door.
    Atomics.wait(told, 0, 0, 30_000);

    await drain();

    expect(await replies).toEqual([Array.from({ length: 20 }, () => 'done')]);
    await client.terminate();
  });

  it('has nothing to do before it listens', async () => {
    server = createServer();
    agent = new Agent();

    await expect(watchCalls(server)()).resolves.toBeUndefined();
  });
});
