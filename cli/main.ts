import process from 'node:process';
import { commands } from './commands/registry.ts';
import { runCommandLine } from './command-line.ts';

const { stdout } = process;
process.exitCode = await runCommandLine(process.argv.slice(2), commands, {
  cwd: process.cwd(),
  print: (line) => console.log(line),
  warn: (line) => console.error(line),
  colours: stdout.isTTY && process.env['NO_COLOR'] === undefined,
  input: process.stdin,
  output: stdout,
});
