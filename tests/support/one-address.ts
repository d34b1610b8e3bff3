import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One address before several machines: hands each call on to the next of them, and past one that takes none. */
export type OneAddress = {
  url: string;
  /** Says which machines there are from now on. */
  leadTo(machines: readonly string[]): void;
  /** Counts the calls that a machine has taken and not answered yet. */
  underWayAt(machine: string): number;
  /** Counts the calls that a machine has answered. */
  answeredBy(machine: string): number;
  /** Lists the machines that took a call and never answered it, call by call: those are told as 502. */
  lost: string[];
  close(): Promise<void>;
};

const count = (counts: Map<string, number>, machine: string, by: number) =>
  counts.set(machine, (counts.get(machine) ?? 0) + by);

/** Opens such an address. As nginx does, it tries another machine only while a call has reached none. */
export async function openOneAddress(): Promise<OneAddress> {
  let machines: readonly string[] = [];
  let turn = 0;
  const [underWay, answered] = [new Map<string, number>(), new Map<string, number>()];
  const lost: string[] = [];
  const heard: Heard = {
    taken: (machine) => count(underWay, machine, 1),
    answered: (machine) => {
      count(underWay, machine, -1);
      count(answered, machine, 1);
    },
    lost: (machine) => {
      count(underWay, machine, -1);
      lost.push(machine);
    },
  };
  const server = createServer((request, reply) => {
    const order = machines.map((_, place) => machines[(turn + place) % machines.length] ?? '');
    turn += 1;
    void handOn({ request, reply, order }, heard);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens at a port
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (urls) => {
      machines = urls;
    },
    underWayAt: (machine) => underWay.get(machine) ?? 0,
    answeredBy: (machine) => answered.get(machine) ?? 0,
    lost,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** What becomes of a call at a machine. */
type Heard = Record<'taken' | 'answered' | 'lost', (machine: string) => unknown>;

/** A call as it came, where its answer goes, and the machines in the order in which they are tried. */
type Call = { request: IncomingMessage; reply: ServerResponse; order: readonly string[] };

async function handOn({ request, reply, order }: Call, heard: Heard): Promise<void> {
  const body = await buffer(request);
  for (const machine of order) {
    const onward = ask(machine + (request.url ?? ''), {
      method: request.method,
      headers: request.headers,
      agent: false,
    });
    // What is waited for tells of an error; nobody waits between.
    onward.on('error', () => undefined);
    const [socket]: Socket[] = await once(onward, 'socket');
    const isTaken = await once(socket ?? onward, 'connect').then(
      () => true,
      () => false,
    );
    if (!isTaken) continue;
    heard.taken(machine);
    try {
      const answered = once(onward, 'response');
      onward.end(body);
      const [answer] = (await answered) as [IncomingMessage]; // what the event brings
      const whole = await buffer(answer);
      reply.writeHead(answer.statusCode ?? 502, answer.headers).end(whole);
      heard.answered(machine);
    } catch {
      heard.lost(machine);
      reply.writeHead(502).end();
    }
    return;
  }
  reply.writeHead(503).end();
}
