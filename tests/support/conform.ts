import { PassThrough, Readable } from 'node:stream';
import type { AnswerLanguage } from '#analysis';
import type { Command } from '../../cli/command.ts';
import { runCommandLine } from '../../cli/command-line.ts';
import { conformanceCommand } from '../../cli/commands/conformance.ts';
import { noProgress } from '../../cli/report/progress.ts';

/** What a command printed, warned of and ended with. */
type Ran = { code: number; printed: string; warned: string };

/** Runs a command in a folder. */
export async function runIn(
  { cwd, language = 'en' }: { cwd: string; language?: AnswerLanguage },
  typed: readonly string[],
  command: Command,
): Promise<Ran> {
  const [printed, warned]: [string[], string[]] = [[], []];
  const code = await runCommandLine(typed, [command], {
    cwd,
    language,
    colours: false,
    progress: noProgress,
    print: (line) => void printed.push(line),
    warn: (line) => void warned.push(line),
    input: Readable.from([]),
    output: new PassThrough(),
  });
  return { code, printed: printed.join('\n'), warned: warned.join('\n') };
}

/** Runs `percorso conformance` in a folder, where it is this one unless told otherwise. */
export const conform = (
  typed: readonly string[],
  { cwd = process.cwd(), language = 'en' }: { cwd?: string; language?: AnswerLanguage } = {},
): Promise<Ran> => runIn({ cwd, language }, ['conformance', ...typed], conformanceCommand);
