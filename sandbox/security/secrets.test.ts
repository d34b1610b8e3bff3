import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSecrets, drawCode, randomReference, sameMac } from './secrets.ts';

it('draws codes of 6 digits, each digit and each leading pair as likely as the others [S-01]', () => {
  const draws = 1_000_000;
  const pairs = new Map<string, number>();
  let malformed = 0;

  for (let draw = 0; draw < draws; draw += 1) {
    const code = drawCode();
    if (!/^\d{6}$/.test(code)) malformed += 1;
    const pair = code.slice(0, 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }

  const expected = draws / 100;
  const chiSquare = [...pairs.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
  expect(malformed).toBe(0);
  expect(pairs.size).toBe(100);
  // 99 degrees of freedom: a fair source exceeds 180 less than once in a million runs.
  expect(chiSquare).toBeLessThan(180);
}, 30_000);

it('draws nothing that guards access from Math.random [S-01]', () => {
  const folder = import.meta.dirname;
  const sources = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));

  const offenders = sources.filter((name) => /Math\.random/.test(readFileSync(join(folder, name), 'utf8')));

  expect(sources.length).toBeGreaterThan(8);
  expect(offenders).toEqual([]);
});

it('makes references of 192 random bits, never twice the same [S-25]', () => {
  const made = new Set(Array.from({ length: 10_000 }, randomReference));

  expect(made.size).toBe(10_000);
  for (const reference of made) expect(Buffer.from(reference, 'base64url')).toHaveLength(24);
});

it('binds a keyed hash to the key and to each part, and to where one part ends [S-02]', () => {
  const secrets = createSecrets(Buffer.alloc(32, 1));
  const others = [
    createSecrets(Buffer.alloc(32, 2)).mac('a', 'bc'),
    secrets.mac('ab', 'c'),
    secrets.mac('abc'),
    secrets.mac('a', 'bc', ''),
  ];

  const made = secrets.mac('a', 'bc');

  expect(secrets.mac('a', 'bc')).toBe(made);
  for (const other of others) expect(sameMac(made, other)).toBe(false);
});

it('compares codes only as keyed hashes, in constant time [S-03]', () => {
  const source = readFileSync(join(import.meta.dirname, 'codes.ts'), 'utf8');

  expect(source).not.toMatch(/\botp\s*[!=]==|[!=]==\s*\w*\.?otp\b|\.mac\s*[!=]==/);
  expect(source.match(/sameMac\(/g)).toHaveLength(2);
  expect(sameMac.toString()).toContain('timingSafeEqual');
  expect(sameMac('00', '0000')).toBe(false);
  expect(sameMac('0a1b', '0a1b')).toBe(true);
});
