import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '../../policy.ts';
import { createPasswordHasher, hashPassword, needsRehash } from './passwords.ts';

const weak = { memory: 64, passes: 1, parallelism: 1 };
const flood = { ...defaultPolicy.flood, hashesAtOnce: 2, hashesWaiting: 3, retryMs: 2000 };
const hasherOf = () => createPasswordHasher({ password: { lifetimeDays: 90, hash: weak }, flood });
const isPassword = (password: string, stored: string) =>
  hasherOf().inTurn(({ matches }) => matches(password, stored));

it('keeps a password as argon2id with its parameters and a salt of its own [S-17]', async () => {
  const [first, second] = await Promise.all([
    hashPassword('Percorso1!', weak),
    hashPassword('Percorso1!', weak),
  ]);

  expect(first).toMatch(/^argon2id\$m=64,t=1,p=1\$/);
  expect(second).not.toBe(first);
  expect(await isPassword('Percorso1!', first)).toBe(true);
  expect(await isPassword('percorso1!', first)).toBe(false);
});

it('asks for a new hash when the parameters were raised, and accepts the old one meanwhile [S-17]', async () => {
  const stored = await hashPassword('Percorso1!', weak);

  expect(needsRehash(stored, weak)).toBe(false);
  for (const raised of [{ memory: 128 }, { passes: 2 }, { parallelism: 2 }])
    expect(needsRehash(stored, { ...weak, ...raised })).toBe(true);
  expect(await isPassword('Percorso1!', stored)).toBe(true);
});

it('looks at every character, to the last', async () => {
  const long = 'Aa1!'.repeat(32);
  const stored = await hashPassword(long, weak);

  expect(await isPassword(long.slice(0, -1), stored)).toBe(false);
  expect(await isPassword(`${long}x`, stored)).toBe(false);
});

it('hashes a new password in a turn as today’s parameters say [S-17]', async () => {
  const stored = await hasherOf().inTurn(({ hash }) => hash('Percorso1!'));

  expect(stored).toMatch(/^argon2id\$m=64,t=1,p=1\$/);
  expect(typeof stored === 'string' && (await isPassword('Percorso1!', stored))).toBe(true);
});

it('throws where a hash cannot be worked out, and answers nothing in its place', async () => {
  await expect(hashPassword('Percorso1!', { ...weak, memory: 1 })).rejects.toThrow();
});

it('takes a hash that cannot be read for no password at all', async () => {
  expect(await isPassword('', '')).toBe(false);
  expect(needsRehash('', weak)).toBe(true);
});

/** Work that ends when it is told to, and how many are at it. */
function workshop() {
  const ends: (() => void)[] = [];
  const seen: number[] = [];
  const work = (number: number) => async () => {
    seen.push(number);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.push(resolve);
    await promise;
    return number;
  };
  return { work, ends, seen };
}

const fail = async () => {
  throw new Error('HASH_BROKEN');
};

describe('turns at slow hashes', () => {
  it('are taken by as many as the policy says, the others in the order they came, and no more may wait [S-77]', async () => {
    const { inTurn } = hasherOf();
    const { work, ends, seen } = workshop();

    const coming = [1, 2, 3, 4, 5, 6].map((number) => inTurn(work(number)));
    const refused = await coming[5];
    const atFirst = [...seen];
    for (let ended = 0; ended < 5; ended += 1) {
      ends[ended]?.();
      await coming[ended];
    }

    expect(atFirst).toEqual([1, 2]);
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    expect(refused).toEqual({ kind: 'refused', code: 'SERVICE_UNAVAILABLE', retryAfterMs: 2000 });
  });

  it('are handed on by work that fails too [S-77]', async () => {
    const { inTurn } = hasherOf();

    const failed = await Promise.allSettled([1, 2, 3, 4].map(() => inTurn(fail)));
    const after = await Promise.all([1, 2, 3, 4, 5].map((number) => inTurn(async () => number)));

    expect(failed.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(after).toEqual([1, 2, 3, 4, 5]);
  });
});

it('is the only way to a slow hash: nothing but a start and the seed hashes out of turn [S-77]', () => {
  const folder = join(import.meta.dirname, '..', '..');
  const sources = globSync('**/*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'));

  const hashing = sources.filter((name) =>
    /\bargon2\b|\bhashPassword\b/u.test(readFileSync(join(folder, name), 'utf8')),
  );

  expect(sources.length).toBeGreaterThan(100);
  expect(hashing.toSorted()).toEqual([
    'create-sandbox.ts',
    'security/passwords/passwords.ts',
    'seed/fill/fill-bank.ts',
  ]);
});
