import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SandboxOptions } from '#sandbox';
import type { Asked, Told } from './serve.ts';

/** A server in a process of its own, so that it shares no event loop with the load. */
export type Server = { url: string; stop: () => Promise<void> };

/** A bank in a process of its own. */
export type BankServer = Server & {
  consoleUrl: string;
  pid: number;
  memory: () => Promise<{ heap: number; resident: number }>;
};

/** Starts a bank as `npm start` does, its console open. */
export async function startBank(options: SandboxOptions): Promise<BankServer> {
  const child = fork(join(import.meta.dirname, 'serve.ts'), [JSON.stringify(options)], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const first = await heard(child);
  if (!('url' in first)) throw new Error('BENCH_BANK: the bank did not say where it listens');
  return {
    url: first.url,
    consoleUrl: first.consoleUrl,
    pid: child.pid ?? 0,
    stop: () => ended(child, () => child.send('stop' satisfies Asked)),
    memory: async () => {
      child.send('memory' satisfies Asked);
      const told = await heard(child);
      if ('url' in told) throw new Error('BENCH_BANK: the bank did not tell its memory');
      return told;
    },
  };
}

/** How a server that is not ours is started, and a page of it that answers once it is ready. */
export type Program = { command: string; args: readonly string[]; url: string; ready: string };

/** Starts another server and waits until it answers, with whatever. */
export async function startProgram({ command, args, url, ready }: Program): Promise<Server> {
  const child = spawn(command, args, { stdio: 'ignore' });
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) break;
    const answer = await fetch(url + ready, { method: 'POST', signal: AbortSignal.timeout(2000) }).catch(
      () => null,
    );
    await answer?.body?.cancel();
    if (answer !== null) return { url, stop: () => ended(child, () => child.kill('SIGKILL')) };
    await wait(200);
  }
  child.kill('SIGKILL');
  throw new Error(`BENCH_PEER: ${command} ${args.join(' ')} did not start`);
}

// What arrives was sent by serve.ts.
const heard = async (child: ChildProcess): Promise<Told> => {
  const gone = once(child, 'exit').then(() => {
    throw new Error('BENCH_BANK: the bank ended before it answered');
  });
  gone.catch(() => {});
  const [told] = await Promise.race([once(child, 'message'), gone]);
  return told as Told; // see above
};

async function ended(child: ChildProcess, end: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  end();
  await exit;
}
