import { expect, it } from 'vitest';
import { hashPassword, isPassword, needsRehash } from './passwords.ts';

const weak = { memory: 64, passes: 1, parallelism: 1 };
const strong = { memory: 128, passes: 2, parallelism: 1 };

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
  expect(needsRehash(stored, strong)).toBe(true);
  expect(await isPassword('Percorso1!', stored)).toBe(true);
});

it('looks at every character, to the last', async () => {
  const long = 'Aa1!'.repeat(32);
  const stored = await hashPassword(long, weak);

  expect(await isPassword(long.slice(0, -1), stored)).toBe(false);
  expect(await isPassword(`${long}x`, stored)).toBe(false);
});

it('takes a hash that cannot be read for no password at all', async () => {
  expect(await isPassword('', '')).toBe(false);
  expect(needsRehash('', weak)).toBe(true);
});
