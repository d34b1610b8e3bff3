import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fill, Missing, pick, type Values } from '../template.ts';

/**
 * Where a value comes from: a URL that answers JSON, a command that prints it, anyone who sits at the terminal, or nowhere,
 * as in a test environment that takes one code for ever.
 */
export type Source =
  | { url: string; take: string }
  | { command: readonly string[] }
  | { prompt: string }
  | { fixed: string };

const patienceMs = 60_000;
const pauseMs = 500;
/** How often a code is looked for before it is given up: by count, so that a slow machine looks no less often. */
const looks = 120;
const urlMs = 10_000;

/** Tells a source from a value that is written down. */
export const isSource = (value: object): value is Source =>
  'url' in value || 'command' in value || 'prompt' in value || 'fixed' in value;

/**
 * Asks a source once.
 *
 * @throws {Missing} when it gives nothing.
 */
export async function ask(source: Source, values: Values): Promise<unknown> {
  if ('fixed' in source) return source.fixed;
  if ('url' in source) return askUrl(source, values);
  if ('command' in source) return askCommand(source.command.map((part) => String(fill(part, values))));
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  return terminal.question(`${String(fill(source.prompt, values))}: `).finally(() => terminal.close());
}

/** Gives codes as they come in: for each receiver one that was not given before, looked for during a minute or as long as the looks take. */
export function createCodes(source: Source, values: Values): (to: string) => Promise<string> {
  if ('fixed' in source) return async () => source.fixed;
  const given = new Map<string, string>();
  return async (to) => {
    for (let look = 1; ; look += 1) {
      const code = await ask(source, { ...values, to }).catch(nothingYet);
      if (typeof code === 'string' && code !== given.get(to)) {
        given.set(to, code);
        return code;
      }
      if (look === looks || 'prompt' in source) throw new Missing(`no code came to ${to}`);
      await wait(pauseMs);
    }
  };
}

function nothingYet(error: unknown): null {
  if (error instanceof Missing) return null;
  throw error;
}

async function askUrl({ url, take }: { url: string; take: string }, values: Values): Promise<unknown> {
  // What is filled in may hold a plus sign, which in a query would be read as a space.
  const encoded = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && !key.endsWith('Url') ? encodeURIComponent(value) : value,
    ]),
  );
  const address = String(fill(url, encoded));
  const { pathname } = new URL(address);
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(urlMs) });
    if (!reply.ok) throw new Missing(`${pathname} answers ${reply.status}`);
    return pick(await reply.json(), take);
  } catch (error) {
    if (error instanceof Missing) throw error;
    throw new Missing(`${pathname} gives no answer that can be read`);
  }
}

function askCommand([program = '', ...rest]: readonly string[]): unknown {
  const { status, stdout } = spawnSync(program, rest, { encoding: 'utf8', timeout: patienceMs });
  const text = (stdout ?? '').trim();
  if (status !== 0 || text === '') throw new Missing(`${program} gives nothing`);
  return text.startsWith('{') ? JSON.parse(text) : text;
}
