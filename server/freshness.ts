import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the built portal and the console’s page are made of, relative to the project. */
const sources = [
  'console',
  'ui',
  'engine',
  'analysis',
  'i18n',
  'journeys',
  'schemas',
  'vite.config.ts',
  'vite.console.config.ts',
  'package.json',
  'package-lock.json',
];
const mark = 'sources.sha256';

/** What every build has: without it there is nothing to serve, whatever the mark says. */
const built = ['build.json', join('portal', 'index.html'), join('console', 'index.html')];

const isTest = /\.test\.tsx?$/;

/** Returns a hash of the content of everything that the portal is built from. */
export function sourcesHash(root: string): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    for (const file of filesOf(path)) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Returns whether the build in `dist` is of these very sources, and there. */
export function isFresh(dist: string, hash: string): boolean {
  const file = join(dist, mark);
  if (!built.every((name) => existsSync(join(dist, name)))) return false;
  return existsSync(file) && readFileSync(file, 'utf8').trim() === hash;
}

/** Forgets of which sources the build is, so that one cut short does not pass for whole. */
export function unmark(dist: string): void {
  rmSync(join(dist, mark), { force: true });
}

/** Remembers of which sources the build is. */
export function markFresh(dist: string, hash: string): void {
  writeFileSync(join(dist, mark), `${hash}\n`);
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
