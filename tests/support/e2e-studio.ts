import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '..', '..');

/** A Studio over a copy of the project’s journeys, as an analyst starts it. */
export type OpenedStudio = {
  /** With the key of the start. */
  address: string;
  origin: string;
  read(path: string): string;
  write(path: string, text: string): void;
  /** Changes a file as another editor would. */
  change(path: string, edit: (text: string) => string): void;
  close(): Promise<void>;
};

/** Opens a Studio over a copy of the project’s journeys, in a repository of its own. */
export async function openStudioOnCopy(): Promise<OpenedStudio> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  for (const part of ['journeys', 'i18n/it'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.it', ...args], { cwd: folder });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'as it was');
  const program = join(root, 'cli/bin/percorso.js');
  const studio = spawn(process.execPath, [program, 'studio', '--port', '0', '--lang', 'it'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressIn(studio.stdout);
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);
  return {
    address,
    origin: new URL(address).origin,
    read,
    write,
    change: (path, edit) => write(path, edit(read(path))),
    close: async () => {
      const ended = once(studio, 'exit');
      studio.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('Studio ended before it told its address.');
}
