import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something that is built: what it is made of, relative to the project, and what every build of it has. */
export type Made = {
  sources: readonly string[];
  /** Without these there is nothing to serve, whatever the mark says. */
  files: readonly string[];
};

const ofBrowsers = ['ui', 'engine', 'analysis', 'i18n', 'schemas', 'package.json', 'package-lock.json'];

/** The portal and the console’s page. */
export const portal: Made = {
  sources: ['console', 'journeys', ...ofBrowsers, 'vite.config.ts', 'vite.console.config.ts'],
  files: ['build.json', join('portal', 'index.html'), join('console', 'index.html')],
};

/** The pages of Studio. */
export const studio: Made = {
  sources: ['studio', ...ofBrowsers, 'vite.studio.config.ts'],
  files: [join('pages', 'client', 'index.html'), join('pages', 'stage', 'index.html')],
};

const mark = 'sources.sha256';

const isTest = /\.test\.tsx?$/;

/** Returns a hash of the content of everything that something is built from. */
export function sourcesHash(root: string, { sources }: Made): string {
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
export function isFresh(dist: string, hash: string, { files }: Made): boolean {
  const file = join(dist, mark);
  if (!files.every((name) => existsSync(join(dist, name)))) return false;
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
