import process from 'node:process';
import { languageOfTerminal } from '#analysis';
import { printable } from '#server/folder';
import { commands } from './registry.ts';
import { runCommandLine } from './command-line.ts';
import { createProgress } from './report/progress.ts';

/** Runs what was typed in this process’s terminal, and sets its exit code. */
export async function runFromTerminal(): Promise<void> {
  const { stdout, stderr } = process;
  process.exitCode = await runCommandLine(process.argv.slice(2), commands, {
    cwd: process.cwd(),
    print: (line) => console.log(printable(line)),
    warn: (line) => console.error(printable(line)),
    progress: createProgress({ stream: stderr, now: () => performance.now() }),
    language: languageOfTerminal(process.env),
    colours: stdout.isTTY && process.env['NO_COLOR'] === undefined,
    input: process.stdin,
    output: stdout,
  });
}
