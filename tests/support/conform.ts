import { PassThrough, Readable } from 'node:stream';
import type { AnswerLanguage } from '#analysis';
import { runCommandLine } from '../../cli/command-line.ts';
import { conformanceCommand } from '../../cli/commands/conformance.ts';
import { noProgress } from '../../cli/report/progress.ts';

/** What the kit printed, warned of and ended with. */
type Conformed = { code: number; printed: string; warned: string };

/** Runs `percorso conformance` in a folder, where it is this one unless told otherwise. */
export async function conform(
  typed: readonly string[],
  { cwd = process.cwd(), language = 'en' }: { cwd?: string; language?: AnswerLanguage } = {},
): Promise<Conformed> {
  const [printed, warned]: [string[], string[]] = [[], []];
  const code = await runCommandLine(['conformance', ...typed], [conformanceCommand], {
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
