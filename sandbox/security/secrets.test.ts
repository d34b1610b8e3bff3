import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSecrets, drawCode, randomReference, sameMac } from './secrets.ts';

it('draws nothing that guards access from Math.random [S-01]', () => {
  const folder = import.meta.dirname;
  const sources = globSync('**/*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'));

  const offenders = sources.filter((name) => /Math\.random/.test(readFileSync(join(folder, name), 'utf8')));

  expect(sources.length).toBeGreaterThan(8);
  expect(offenders).toEqual([]);
});

it('draws codes of 6 digits, with the noughts that they begin with [S-01]', () => {
  const codes = Array.from({ length: 200 }, drawCode);

  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(190);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

it('makes references of 192 random bits, never twice the same [S-25]', () => {
  const made = new Set(Array.from({ length: 1000 }, randomReference));

  const lengths = new Set([...made].map((reference) => Buffer.from(reference, 'base64url').length));
  expect(made.size).toBe(1000);
  expect([...lengths]).toEqual([24]);
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
