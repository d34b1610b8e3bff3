import { parseArgs } from 'node:util';
import { exitCodes, UsageError, type Command, type ExitCode, type Surroundings } from './command.ts';

/** Runs what was typed and answers the exit code; what goes wrong is told in one line, on the other stream. */
export async function runCommandLine(
  typed: readonly string[],
  commands: readonly Command[],
  around: Surroundings,
): Promise<ExitCode> {
  const [name, ...rest] = typed;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    around.print(overview(commands));
    return name === undefined ? exitCodes.failed : exitCodes.well;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    around.warn(`percorso has no command "${name}". Try: percorso --help`);
    return exitCodes.failed;
  }
  try {
    return await runOne(command, rest, around);
  } catch (error) {
    around.progress.over();
    if (!isExpected(error)) throw error;
    around.warn(`percorso ${name}: ${error.message}`);
    return exitCodes.failed;
  }
}

function runOne(command: Command, typed: string[], around: Surroundings): Promise<ExitCode> {
  const options = { ...command.options, help: { type: 'boolean', short: 'h' } } as const;
  const { values, positionals } = parseArgs({ args: typed, options, allowPositionals: true });
  if (values['help'] === true) {
    around.print(command.help.trim());
    return Promise.resolve(exitCodes.well);
  }
  return command.run({ words: positionals, options: values }, around);
}

/** Tells a slip in what was typed, which needs no stack, from a defect of ours, which does. */
function isExpected(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  if (!(error instanceof Error) || !('code' in error)) return false;
  // A file that is not there or may not be read says so itself.
  return String(error.code).startsWith('ERR_PARSE_ARGS') || 'syscall' in error;
}

function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'percorso: checks, tests, plays and draws the journeys of the folder it is run in.',
    '',
    'Usage: percorso <command> [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'percorso <command> --help tells more. It exits with 0 when all is well, with 1 when something',
    'was found, and with 2 when the command could not be done.',
  ].join('\n');
}
