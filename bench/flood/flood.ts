import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { operations, type BankReplies } from '#schemas';

/** What the flood met: how often each answer came. */
export type Met = Record<string, number>;

/** A flood under way, in a process of its own. */
export type Flood = { stop: () => Promise<Met> };

const clients = 40;

/** Lets clients try wrong passwords without pause; the half of them from addresses and under names that nobody has seen. */
export function startFlood(url: string): Flood {
  const child = fork(join(import.meta.dirname, 'flood.ts'), [url]);
  return {
    async stop() {
      const [[met]] = await Promise.all([once(child, 'message'), Promise.resolve(child.send('stop'))]);
      await once(child, 'exit');
      return met as Met; // sent below
    },
  };
}

type Attempt = { username: string; address: string };

let sent = 0;

/** Two sorts of clients that are held back, by their account and by their address; the others are fresh each time. */
function attemptOf(client: number): Attempt {
  sent += 1;
  if (client < 10) return { username: 'standard+flood@percorso.test', address: `127.8.1.${client + 1}` };
  if (client < 20) return { username: `nobody${sent}@example.org`, address: '127.8.2.1' };
  const address = `127.${16 + ((sent >> 16) & 63)}.${(sent >> 8) & 255}.${sent & 255}`;
  return { username: `fresh${sent}@example.org`, address };
}

type Sent = { url: string; token: string; agent: Agent };

/** Tries a wrong password from an address of the loopback; answers the status. */
async function tryLogin(
  { url, token, agent }: Sent,
  { username, address }: Attempt,
): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const form = new URLSearchParams({ grant_type: 'PASSWORD', username, password: 'Wrong1234!' });
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'macro-context': '/',
    'micro-context': 'bench',
    authorization: `Bearer ${token}`,
  };
  const to = new URL(operations.requestToken.path, url);
  const asked = request(to, { method: 'POST', headers, localAddress: address, agent }, (reply) => {
    let text = '';
    reply.setEncoding('utf8');
    reply.on('data', (part) => (text += part));
    reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    reply.on('error', reject);
  });
  asked.on('error', reject);
  asked.end(form.toString());
  return promise;
}

async function flood(url: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'macro-context': '/', 'micro-context': 'bench' };
  const first = await fetch(url + operations.requestJwt.path, { method: 'POST', headers, body: '{}' });
  const { jwt: token } = (await first.json()) as BankReplies['requestJwt']; // the bank holds its replies to the contract
  const met: Met = {};
  const over = new AbortController();
  const agent = new Agent({ keepAlive: false });
  const run = async (client: number) => {
    while (!over.signal.aborted) {
      const { status, text } = await tryLogin({ url, token, agent }, attemptOf(client));
      const { code } = JSON.parse(text);
      const sort = client < 20 ? 'held back' : 'fresh';
      met[`${sort}: ${status} ${code}`] = (met[`${sort}: ${status} ${code}`] ?? 0) + 1;
    }
  };
  process.once('message', () => over.abort());
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  process.send?.(met);
  process.disconnect();
}

const [target] = process.argv.slice(2);
if (process.send !== undefined && target !== undefined) await flood(target);
