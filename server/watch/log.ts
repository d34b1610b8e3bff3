import pino, { type DestinationStream, type Logger } from 'pino';
import { createLogOutput, processSink, writeLast, type LogOutput } from './log-output.ts';

export type { DestinationStream, Logger } from 'pino';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/**
 * Opens the log: one line of JSON for whatever is worth one (RUN-07). `LOG_LEVEL` says from which level on; unless it is set, a
 * server in production tells each request and one at a desk only what went wrong.
 *
 * @throws {Error} `LOG_LEVEL_INVALID`, saying what it may be.
 */
export function openLog(env: NodeJS.ProcessEnv, destination: DestinationStream = outputOfProcess()): Logger {
  return pino(optionsOf(levelOf(env)), destination);
}

// Without the process and the machine: what collects the lines knows where they come from.
const optionsOf = (level: string) => ({
  level,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: named },
});

let ofProcess: LogOutput | undefined;

/** Returns where the log of this process goes, and has nothing that is written there, or beside it, end the process (decision 0219). */
export function outputOfProcess(): LogOutput {
  if (ofProcess) return ofProcess;
  const output = createLogOutput({ sink: processSink(), missing: missingLine });
  // Unheard, what a full disk says of a line on the console would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('exit', () => writeLast(output.rest()));
  ofProcess = output;
  return output;
}

/** Says how many lines are missing, as a line of the log. */
function missingLine(count: number): string {
  let line = '';
  const log = pino(optionsOf('error'), { write: (text) => void (line = text) });
  log.error({ dropped: count }, 'log lines dropped');
  return line;
}

/**
 * Reads from which level on the log speaks.
 *
 * @throws {Error} `LOG_LEVEL_INVALID`, saying what it may be.
 */
export function levelOf(env: NodeJS.ProcessEnv): string {
  const level = env['LOG_LEVEL'] ?? (env['NODE_ENV'] === 'production' ? 'info' : 'warn');
  if (levels.some((known) => known === level)) return level;
  throw new Error(
    `LOG_LEVEL_INVALID: LOG_LEVEL is ${JSON.stringify(level)}; set it to one of ${levels.join(', ')}, or leave it out`,
  );
}

const named = (label: string) => ({ level: label });
