import type { CheckReport } from './check-report.ts';
import { toGithub } from './github.ts';
import { toJunit } from './junit.ts';
import { toSarif } from './sarif.ts';
import { toTerminal } from './terminal.ts';

/** Every way in which `percorso check` can answer, by the name that `--format` takes. */
export const formats = {
  text: toTerminal,
  json: ({ findings }: CheckReport) => JSON.stringify(findings, undefined, 2),
  sarif: toSarif,
  junit: toJunit,
  github: toGithub,
} satisfies Record<string, (report: CheckReport) => string>;

/** The name of one of them. */
export type CheckFormat = keyof typeof formats;

/** Names them, the usual one first. */
export const checkFormats = Object.keys(formats) as CheckFormat[]; // its keys are their names
