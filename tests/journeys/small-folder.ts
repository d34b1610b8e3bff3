import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { Surroundings } from '../../cli/command.ts';
import { runCommandLine } from '../../cli/command-line.ts';
import { commands } from '../../cli/commands/registry.ts';

const root = join(import.meta.dirname, '../..');

/** What a command printed, warned of and answered. */
export type Ran = { code: number; printed: string; warned: string };

/** A folder of its own with the project's journeys and texts, and the command line in it. */
export type SmallFolder = {
  path: string;
  write: (path: string, text: string) => void;
  percorso: (typed: readonly string[], input?: string) => Promise<Ran>;
  percorsoIn: (folder: string, typed: readonly string[]) => Promise<Ran>;
};

/** Copies the project's journeys and texts into a temporary folder, which goes when the test has finished. */
export function openSmallFolder(): SmallFolder {
  const path = mkdtempSync(join(tmpdir(), 'percorso-cli-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  for (const folder of ['journeys', 'i18n/it'])
    cpSync(join(root, folder), join(path, folder), { recursive: true });
  return {
    path,
    write: (file, text) => {
      mkdirSync(dirname(join(path, file)), { recursive: true });
      writeFileSync(join(path, file), text);
    },
    percorso: (typed, input = '') => run(path, typed, input),
    percorsoIn: (folder, typed) => run(folder, typed, ''),
  };
}

async function run(cwd: string, typed: readonly string[], input: string): Promise<Ran> {
  const printed: string[] = [];
  const warned: string[] = [];
  const output = new PassThrough();
  output.on('data', (chunk) => printed.push(String(chunk)));
  const around: Surroundings = {
    cwd,
    colours: false,
    print: (line) => void printed.push(`${line}\n`),
    warn: (line) => void warned.push(`${line}\n`),
    input: Readable.from([input]),
    output,
  };
  const code = await runCommandLine(typed, commands, around);
  return { code, printed: printed.join(''), warned: warned.join('') };
}
