import pino, { type DestinationStream, type Logger } from 'pino';

export type { DestinationStream, Logger } from 'pino';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/**
 * Opens the log: one line of JSON for whatever is worth one (RUN-07). `LOG_LEVEL` says from which level on; unless it is set, a
 * server in production tells each request and one at a desk only what went wrong.
 *
 * @throws {Error} `LOG_LEVEL_INVALID`, saying what it may be.
 */
export function openLog(env: NodeJS.ProcessEnv, destination?: DestinationStream): Logger {
  const level = levelOf(env);
  // Without the process and the machine: what collects the lines knows where they come from.
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: named },
  };
  return destination ? pino(options, destination) : pino(options);
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
