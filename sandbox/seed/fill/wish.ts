import { parseArgs } from 'node:util';
import { romeTime, romeToInstant } from '../../calendar.ts';
import { readEnvironment } from '../../environment/index.ts';
import type { SandboxOptions } from '../../options.ts';

/** How large a bank to make; its operations end at `until`. The same four numbers give the same bank. */
export type Wish = { holders: number; operations: number; seed: number; until: number };

/** What the command was asked for: how large a bank, where, and whether it may take the place of another. */
export type Order = { wish: Wish; place: SandboxOptions; replace: boolean };

/** What the command understands. */
export const usage = `npm run seed -- [options]

  --holders N        how many holders; 1000 unless told
  --operations N     how many operations of their cards; 100 for each holder unless told
  --seed N           another number, another bank; the same one, the same bank; 1 unless told
  --until YYYY-MM-DD the last operations are of the day before; today unless told
  --database-url URL a PostgreSQL database; DATABASE_URL unless told
  --data FOLDER      a folder for PGlite; DATA_DIR or .data where there is no database
  --replace          empties a bank that has holders; without it such a bank is left alone`;

const most = { holders: 900_000, operations: 1_000_000_000, each: 200_000, seed: 4_294_967_295 };
const each = 100;

/**
 * Reads the command's arguments; `now` is the instant whose day ends the history unless the arguments name another.
 *
 * @throws {Error} SEED_ARGUMENT, saying what was expected and what was found.
 */
export function readOrder(
  args: readonly string[],
  { env, now }: { env: Readonly<Record<string, string | undefined>>; now: number },
): Order {
  const given = parse(args);
  const holders = wholeNumber('holders', given.holders ?? '1000', { min: 1, max: most.holders });
  const operations = wholeNumber('operations', given.operations ?? String(holders * each), {
    min: 0,
    max: most.operations,
  });
  if (operations > holders * most.each)
    throw refusal(`at most ${most.each} operations a holder`, `${operations} for ${holders}`);
  const seed = wholeNumber('seed', given.seed ?? '1', { min: 0, max: most.seed });
  const until = (given.until === undefined ? startOfDay(now) : dayOf(given.until)) - 1;
  if (given.data !== undefined && given['database-url'] !== undefined)
    throw refusal('--data or --database-url', 'both');
  const place = placeOf({ data: given.data, url: given['database-url'] }, env);
  return { wish: { holders, operations, seed, until }, place, replace: given.replace ?? false };
}

const options = {
  holders: { type: 'string' },
  operations: { type: 'string' },
  seed: { type: 'string' },
  until: { type: 'string' },
  'database-url': { type: 'string' },
  data: { type: 'string' },
  replace: { type: 'boolean' },
} as const;

function parse(args: readonly string[]) {
  const written = joined(args);
  try {
    return parseArgs({ args: written, options }).values;
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    throw new Error(`SEED_ARGUMENT: ${told}\n\n${usage}`, { cause: error });
  }
}

/** Writes a value beside its option: on its own, one that begins with a dash is taken for an option. */
function joined(args: readonly string[]): string[] {
  const [name, value, ...rest] = args;
  if (name === undefined) return [];
  if (!takesValue(name)) return [name, ...joined(args.slice(1))];
  if (value === undefined || value.startsWith('--')) throw refusal(`a value of ${name}`, 'none');
  return [`${name}=${value}`, ...joined(rest)];
}

const takesValue = (name: string): boolean =>
  Object.entries(options).some(([known, { type }]) => `--${known}` === name && type === 'string');

function wholeNumber(name: string, text: string, { min, max }: { min: number; max: number }): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw refusal(`--${name} as a whole number from ${min} to ${max}`, `"${text}"`);
}

function dayOf(text: string): number {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  const refused = refusal('--until as a day, such as 2026-11-19', `"${text}"`);
  if (year === undefined || month === undefined || day === undefined) throw refused;
  const instant = romeToInstant({ year, month, day, hour: 0, minute: 0, second: 0 });
  if (romeTime(instant).day !== day) throw refused;
  return instant;
}

const startOfDay = (now: number): number =>
  romeToInstant({ ...romeTime(now), hour: 0, minute: 0, second: 0 });

function placeOf(
  named: { data: string | undefined; url: string | undefined },
  env: Readonly<Record<string, string | undefined>>,
): SandboxOptions {
  // What the arguments name takes the place of what the environment names.
  return readEnvironment({
    BANK_KEY: env['BANK_KEY'],
    DATABASE_URL: named.url ?? (named.data === undefined ? env['DATABASE_URL'] : undefined),
    DATA_DIR: named.data ?? env['DATA_DIR'],
  });
}

const refusal = (expected: string, found: string) =>
  new Error(`SEED_ARGUMENT: expected ${expected}, found ${found}`);
