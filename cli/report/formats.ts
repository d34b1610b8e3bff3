import { UsageError } from '../command.ts';
import type { CheckReport } from './check-report.ts';
import { toGithub } from './github.ts';
import { toJunit } from './junit.ts';
import { toSarif } from './sarif.ts';
import { toTerminal } from './terminal.ts';

/** Every way in which `percorso check` can answer, by the name that `--format` takes. */
const formats: Readonly<Record<string, (report: CheckReport) => string>> = {
  text: toTerminal,
  json: ({ findings }) => JSON.stringify(findings, undefined, 2),
  sarif: toSarif,
  junit: toJunit,
  github: toGithub,
};

/**
 * Finds a way to answer by its name.
 *
 * @throws {UsageError} when there is none of that name.
 */
export function formatNamed(name: string): (report: CheckReport) => string {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (!format) throw new UsageError(`There is no format "${name}": ${Object.keys(formats).join(', ')}.`);
  return format;
}
