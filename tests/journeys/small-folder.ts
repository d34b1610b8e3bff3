import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { AnswerLanguage } from '#analysis';
import type { Surroundings } from '../../cli/command.ts';
import { runCommandLine } from '../../cli/command-line.ts';
import { commands } from '../../cli/registry.ts';
import { noProgress } from '../../cli/report/progress.ts';

const root = join(import.meta.dirname, '../..');

/** What a command printed, warned of and answered. */
export type Ran = { code: number; printed: string; warned: string };

/** A folder of its own with the project's journeys and texts, and the command line in it. */
export type SmallFolder = {
  path: string;
  write: (path: string, text: string) => void;
  percorso: (typed: readonly string[], input?: string) => Promise<Ran>;
  /** Does the same in a terminal that is set to Italian. */
  percorsoInItalian: (typed: readonly string[], input?: string) => Promise<Ran>;
  percorsoIn: (folder: string, typed: readonly string[]) => Promise<Ran>;
};

/** Copies the example of the guide likewise: few journeys, which stay as they are when those of the project change. */
export const openExample = (): SmallFolder => openSmallFolder(join(root, 'docs/guida/esempio'));

/** Copies the project's journeys and texts into a temporary folder, which goes when the test has finished. */
export function openSmallFolder(from = root): SmallFolder {
  const folder = openEmptyFolder();
  for (const part of ['journeys', 'i18n/it'])
    cpSync(join(from, part), join(folder.path, part), { recursive: true });
  return folder;
}

/** Copies the project with these journeys alone, for what does not care what check says of those that name the others. */
export function openSome(...ids: readonly string[]): SmallFolder {
  const folder = openSmallFolder();
  const journeys = join(folder.path, 'journeys');
  for (const entry of readdirSync(journeys, { withFileTypes: true }))
    if (entry.isDirectory() && !ids.includes(entry.name))
      rmSync(join(journeys, entry.name), { recursive: true });
  return folder;
}

/** Makes a temporary folder, which goes when the test has finished. */
export function openEmptyFolder(): SmallFolder {
  const path = mkdtempSync(join(tmpdir(), 'percorso-cli-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return openFolder(path);
}

/** Gives the command line a folder that is there already, and stays. */
export function openFolder(path: string): SmallFolder {
  return {
    path,
    write: (file, text) => {
      mkdirSync(dirname(join(path, file)), { recursive: true });
      writeFileSync(join(path, file), text);
    },
    percorso: (typed, input = '') => run(path, typed, { input }),
    percorsoInItalian: (typed, input = '') => run(path, typed, { input, language: 'it' }),
    percorsoIn: (folder, typed) => run(folder, typed),
  };
}

/** Makes a folder a repository of git that has it all, and makes further commits. */
export function openCommittedFolder(
  folder = openSmallFolder(),
): SmallFolder & { commit: (title: string) => void } {
  const git = (...typed: string[]): void => {
    const { status } = spawnSync('git', [...named, ...typed], { cwd: folder.path });
    if (status !== 0) throw new Error(`git ${typed.join(' ')} answered ${status}.`);
  };
  const commit = (title: string): void => {
    git('add', '.');
    git('commit', '-qm', title);
  };
  git('init', '-q');
  commit('as it was');
  return { ...folder, commit };
}

const named = ['-c', 'user.name=Percorso', '-c', 'user.email=percorso@percorso.test'];

type Terminal = { input?: string; language?: AnswerLanguage };

async function run(
  cwd: string,
  typed: readonly string[],
  { input = '', language = 'en' }: Terminal = {},
): Promise<Ran> {
  const printed: string[] = [];
  const warned: string[] = [];
  const output = new PassThrough();
  output.on('data', (chunk) => printed.push(String(chunk)));
  const around: Surroundings = {
    cwd,
    progress: noProgress,
    language,
    colours: false,
    print: (line) => void printed.push(`${line}\n`),
    warn: (line) => void warned.push(`${line}\n`),
    input: Readable.from([input]),
    output,
  };
  const code = await runCommandLine(typed, commands, around);
  return { code, printed: printed.join(''), warned: warned.join('') };
}

/** Takes what a command prints line by line. */
export const linesOf = (text: string): string[] => text.trimEnd().split('\n');

/** Reads the version that a journey of the guide’s example, or of the project, has by now, so that no test holds one. */
export function versionOf(journey: string, from: 'docs/guida/esempio' | '.' = 'docs/guida/esempio'): string {
  const file = join(root, from, 'journeys', journey, 'journey.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version; // the check holds the file to its schema
}
