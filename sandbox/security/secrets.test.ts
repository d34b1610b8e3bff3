import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSecrets, drawCode, randomReference, sameMac } from './secrets.ts';

const codeLength = 6;

/** How far counts are from all being equal; Infinity when one of the `kinds` was never seen. */
function chiSquare(
  seen: ReadonlyMap<string, number>,
  { draws, kinds }: { draws: number; kinds: number },
): number {
  const expected = draws / kinds;
  if (seen.size !== kinds) return Infinity;
  return [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

it('draws codes of 6 digits, each digit and each neighbouring pair as likely as the others at every position [S-01]', () => {
  const draws = 1_000_000;
  const digits = Array.from({ length: codeLength }, () => new Map<string, number>());
  const pairs = Array.from({ length: codeLength - 1 }, () => new Map<string, number>());
  let malformed = 0;

  for (let draw = 0; draw < draws; draw += 1) {
    const code = drawCode();
    if (!/^\d{6}$/.test(code)) malformed += 1;
    for (const [at, seen] of digits.entries()) tally(seen, code.slice(at, at + 1));
    for (const [at, seen] of pairs.entries()) tally(seen, code.slice(at, at + 2));
  }

  const ofDigits = digits.map((seen) => chiSquare(seen, { draws, kinds: 10 }));
  const ofPairs = pairs.map((seen) => chiSquare(seen, { draws, kinds: 100 }));
  expect(malformed).toBe(0);
  // 9 and 99 degrees of freedom: a fair source exceeds 50 and 190 less than once in ten million times.
  expect(ofDigits.filter((distance) => distance > 50)).toEqual([]);
  expect(ofPairs.filter((distance) => distance > 190)).toEqual([]);
});

function tally(seen: Map<string, number>, kind: string): void {
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
}

it('draws nothing that guards access from Math.random [S-01]', () => {
  const folder = import.meta.dirname;
  const sources = globSync('**/*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'));

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
  const source = readFileSync(join(import.meta.dirname, 'codes', 'codes.ts'), 'utf8');

  expect(source).not.toMatch(/\botp\s*[!=]==|[!=]==\s*\w*\.?otp\b|\.mac\s*[!=]==/);
  expect(source.match(/sameMac\(/g)).toHaveLength(2);
  expect(sameMac.toString()).toContain('timingSafeEqual');
  expect(sameMac('00', '0000')).toBe(false);
  expect(sameMac('0a1b', '0a1b')).toBe(true);
});

it('seals a secret that must be shown again: never alike twice, and open to its own purpose and key alone [S-24]', () => {
  const secrets = createSecrets(Buffer.alloc(32, 1));
  const others = createSecrets(Buffer.alloc(32, 2));

  const sealed = secrets.seal('key6 1', '284917');
  // The last letter stands for fewer bits than it has: the first is altered.
  const altered = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);

  expect(secrets.open('key6 1', sealed)).toBe('284917');
  expect(secrets.seal('key6 1', '284917')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('284917');
  expect(() => secrets.open('key6 2', sealed)).toThrow();
  expect(() => secrets.open('key6 1', altered)).toThrow();
  expect(() => others.open('key6 1', sealed)).toThrow();
});
