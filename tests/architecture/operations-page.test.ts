import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../cli/registry.ts';
import { claimsOfTests, listedRows } from './requirement-rows.ts';
import { root } from './source-files.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const page = read('docs/operations.md');
/** What shows each requirement, by its id. */
const shown = [...page.matchAll(/^\| (RUN-\d+) \| (.+) \| .+ \|$/gmu)].map(([, id, by]) => ({
  id: String(id),
  by: String(by),
}));

/** The paths that a run of tests names: of files, or of folders of files. */
const pathsIn = (by: string): string[] =>
  [...by.matchAll(/`npx (?:vitest run|playwright test) ([^`]+)`/gu)].flatMap(([, paths]) =>
    String(paths)
      .split(' ')
      .filter((path) => path.includes('/')),
  );
const filesUnder = (path: string): string[] =>
  /\.tsx?$/u.test(path)
    ? globSync(path, { cwd: root })
    : globSync(`${path}/**/*.{test,spec}.{ts,tsx}`, { cwd: root });

const called = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, name]) => String(name));

describe('the page for whoever runs the portal', () => {
  it('says of each requirement of a bank’s hands what shows it, once', () => {
    const listed = listedRows().filter(({ area }) => area === 'RUN');

    expect(listed.length).toBeGreaterThan(0);
    expect(shown.map(({ id }) => id)).toEqual(listed.map(({ id }) => id).toSorted());
  });

  it('names tests that are there, for each requirement one that claims it', () => {
    const claims = claimsOfTests();
    const missing = shown.flatMap(({ by }) => pathsIn(by)).filter((path) => filesUnder(path).length === 0);
    const unclaimed = shown.filter(({ id, by }) => {
      const files = pathsIn(by).flatMap(filesUnder);
      return !claims.some((claim) => claim.id === id && files.includes(claim.by));
    });

    expect(missing).toEqual([]);
    expect(unclaimed.map(({ id }) => id)).toEqual([]);
  });

  it('names no command that is not there', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
    const verbs = commands.map(({ name }) => name);
    const run = called(/npm run ([\w:-]+)/gu);
    const percorso = called(/npx percorso ([a-z]+)/gu);

    expect(run.length).toBeGreaterThan(5);
    expect(percorso.length).toBeGreaterThan(5);
    expect(run.filter((name) => !scripts.includes(name))).toEqual([]);
    expect(percorso.filter((name) => !verbs.includes(name))).toEqual([]);
  });
});
