import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { SandboxOptions } from '#sandbox';
import { bankInOneFile } from './bank-in-one-file.ts';
import { sendTo, talkTo, type BankTalk } from './sandbox.ts';

/** A bank in a process of its own. */
export type BankProcess = BankTalk & {
  url: string;
  consoleUrl: string;
  /** Ends the process without a word of warning, as a power cut would; of one that has ended, nothing. */
  kill(): Promise<void>;
};

/** Where such a bank has its data, how far its clock is ahead of the machine's, and the rules that are not the default ones. */
type ProcessOptions = {
  dataDir: string;
  databaseUrl?: string;
  aheadMs?: number;
  policy?: SandboxOptions['policy'];
};

/** Starts a bank as a process, on a folder or on a database server, and waits until it listens. */
export async function startBankProcess(options: ProcessOptions): Promise<BankProcess> {
  const program = programOf(await bankInOneFile());
  const child = spawn(
    process.execPath,
    [...shortLived, '--input-type=module', '--eval', program, JSON.stringify({ ...options, console: true })],
    { cwd: process.cwd(), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [url = '', consoleUrl = ''] = (await firstLine(child)).split(' ');
  return { ...talkTo(sendTo(url), sendTo(consoleUrl)), url, consoleUrl, kill: () => kill(child) };
}

/** To have PGlite's engine run at its best takes longer than such a bank lives. */
const shortLived = ['--liftoff-only'];

const programOf = (bank: string): string => `
import { createSandbox, systemClock } from ${JSON.stringify(bank)};
const { aheadMs = 0, ...options } = JSON.parse(process.argv[1]);
const bank = await createSandbox({ ...options, clock: { now: () => systemClock.now() + aheadMs } });
const at = { port: 0, host: '127.0.0.1' };
process.stdout.write((await bank.app.listen(at)) + ' ' + (await bank.console.listen(at)) + '\\n');
`;

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The bank’s process has no output');
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('The bank’s process ended before it listened');
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
