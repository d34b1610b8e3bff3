import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Policy } from '../policy.ts';

type Parameters = Policy['password']['hash'];

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

/** Checks a password against a stored hash, with the parameters that the hash was made with. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const read = parse(stored);
  if (read === null) return false;
  return timingSafeEqual(await derive(password, read.salt, read.parameters), read.hash);
}

/** Tells whether a stored hash was made with other parameters than today's, so that the next login renews it (S-17). */
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
