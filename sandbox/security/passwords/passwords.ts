import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Policy } from '../../policy.ts';
import { refuse, type Refusal } from '../../server/call.ts';

type Parameters = Policy['password']['hash'];

/** What can be done with passwords by anyone who has a turn. */
export type Hashing = {
  hash: (password: string) => Promise<string>;
  matches: (password: string, stored: string) => Promise<boolean>;
};

/** The one way of a running bank to its slow hashes, which take a processor each. */
export type PasswordHasher = {
  /**
   * Waits for a turn and works in it; refuses at once when as many wait as may (S-77). Never within a transaction: what
   * it holds would wait as well.
   */
  inTurn: <Result>(work: (hashing: Hashing) => Promise<Result>) => Promise<Result | Refusal>;
};

/** Makes a hasher that works for so many at once and lets so many wait, first come first served. */
export function createPasswordHasher({
  password,
  flood,
}: Pick<Policy, 'password' | 'flood'>): PasswordHasher {
  const waiting: (() => void)[] = [];
  let working = 0;
  const hashing: Hashing = {
    hash: (text) => hashPassword(text, password.hash),
    matches: isPassword,
  };
  return {
    async inTurn(work) {
      if (working < flood.hashesAtOnce) {
        working += 1;
      } else {
        if (waiting.length >= flood.hashesWaiting)
          return refuse('SERVICE_UNAVAILABLE', { retryAfterMs: flood.retryMs });
        // Who has finished hands the turn over: the number of those who work stays.
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.push(resolve);
        await promise;
      }
      try {
        return await work(hashing);
      } finally {
        const next = waiting.shift();
        if (next === undefined) working -= 1;
        else next();
      }
    },
  };
}

/** Hashes a password with argon2id and writes parameters, salt and hash in one text (S-17); only demo data brings its salt. */
export async function hashPassword(
  password: string,
  parameters: Parameters,
  salt: Buffer = randomBytes(16),
): Promise<string> {
  const hash = await derive(password, salt, parameters);
  const { memory, passes, parallelism } = parameters;
  return `argon2id$m=${memory},t=${passes},p=${parallelism}$${salt.toString('base64')}$${hash.toString('base64')}`;
}

async function isPassword(password: string, stored: string): Promise<boolean> {
  const read = parse(stored);
  if (read === null) return false;
  return timingSafeEqual(await derive(password, read.salt, read.parameters), read.hash);
}
/** Returns whether a stored hash was made with other parameters than today's, so that the next login renews it (S-17). */
export function needsRehash(stored: string, parameters: Parameters): boolean {
  const read = parse(stored);
  if (read === null) return true;
  const { memory, passes, parallelism } = read.parameters;
  return (
    memory !== parameters.memory || passes !== parameters.passes || parallelism !== parameters.parallelism
  );
}

function parse(stored: string): { parameters: Parameters; salt: Buffer; hash: Buffer } | null {
  const found = /^argon2id\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (found === null) return null;
  const [, memory, passes, parallelism, salt = '', hash = ''] = found;
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

function derive(
  password: string,
  salt: Buffer,
  { memory, passes, parallelism }: Parameters,
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const options = { message: password, nonce: salt, tagLength: 32, memory, passes, parallelism };
  argon2('argon2id', options, (error, key) => (error === null ? resolve(key) : reject(error)));
  return promise;
}
