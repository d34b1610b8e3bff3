import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal } from './build.ts';

const root = join(import.meta.dirname, '..');
const buildTimeoutMs = 120_000;

let dist: string;
let page: string;
let scripts: Map<string, string>;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'built-'));
  await buildPortal(root, dist);
  const portal = join(dist, 'portal');
  const names = readdirSync(portal, { recursive: true, encoding: 'utf8' });
  page = readFileSync(join(portal, 'index.html'), 'utf8');
  scripts = new Map(
    names
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(portal, name), 'utf8')]),
  );
}, buildTimeoutMs);

afterAll(() => rmSync(dist, { recursive: true }));

/** What React itself puts in place of an address that it refuses. */
const refusals = [
  "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')",
  "javascript:throw new Error('A React form was unexpectedly submitted.",
];

function holding(pattern: RegExp): string[] {
  return [...scripts].flatMap(([name, code]) => {
    const own = refusals.reduce((text, refusal) => text.replaceAll(refusal, ''), code);
    return own.match(pattern) === null ? [] : [name];
  });
}

/** Answers the compressed size of a script with all that it imports before it can run. */
function weightOf(name: string, seen = new Set<string>()): number {
  if (seen.has(name)) return 0;
  seen.add(name);
  const code = scripts.get(name) ?? '';
  const imported = [...code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(
    ([, file]) => `assets/${file}`,
  );
  return imported.reduce((sum, file) => sum + weightOf(file, seen), gzipSync(code).length);
}

describe('the built portal', () => {
  it('makes no code at run time and has no script in an address [S-45]', () => {
    expect(scripts.size).toBeGreaterThan(3);
    expect(holding(/\bnew Function\(|\beval\(|javascript:/)).toEqual([]);
  });

  it('holds nothing of the sandbox: no code, no account, no address of its console [S-60]', () => {
    expect(holding(/pglite|drizzle|fastify|Percorso1!|@percorso\.test|\/sandbox\/api/i)).toEqual([]);
  });

  it('has no inline script and no inline style in its page [S-44]', () => {
    expect(page).not.toMatch(/<style|style=|<script(?![^>]*\ssrc=)|\son\w+=/);
    expect(page).toMatch(/<link rel="preload" as="font"[^>]+figtree[^>]+\.woff2"/);
  });

  it('keeps forms and journeys out of what the first screen waits for', () => {
    const entry = /src="\/(assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';

    expect(scripts.has(entry)).toBe(true);
    expect(weightOf(entry)).toBeLessThanOrEqual(135 * 1024);
  });

  it('gives the file server the hashes of the styles that its scripts make [S-44]', () => {
    const { styleHashes } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'));

    expect(styleHashes).toContainEqual(expect.stringMatching(/^sha256-[A-Za-z0-9+/]{43}=$/));
  });
});
