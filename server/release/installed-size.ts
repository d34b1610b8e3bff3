import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What may come to the one who installs the package, in megabytes of a million bytes (RUN-01). */
export const mostInstalled = 150;

/** Counts megabytes that are begun. */
export const inMegabytes = (bytes: number): number => Math.ceil(bytes / 1e6);

const blockBytes = 512;

/**
 * Returns what a laid out package takes on a disk with all that it needs, of which this project has the same versions.
 *
 * @throws {Error} `PACKAGE_TOO_LARGE` beyond what is promised.
 */
export function installedBytes(root: string, folder: string): number {
  const folders = new Set([folder]);
  for (const each of folders)
    for (const name of needsOf(each)) {
      const found = find(each === folder ? root : each, name, root);
      if (found !== undefined) folders.add(found);
    }
  const bytes = [...folders].reduce((sum, each) => sum + onDisk(each, each === folder), 0);
  if (inMegabytes(bytes) <= mostInstalled) return bytes;
  throw new Error(
    `PACKAGE_TOO_LARGE: installed it takes ${inMegabytes(bytes)} MB, expected at most ${mostInstalled}; take out what does not run`,
  );
}

function needsOf(folder: string): string[] {
  const { dependencies, optionalDependencies } = Object(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  return Object.keys({ ...dependencies, ...optionalDependencies });
}

/** Finds a package as Node does, from the folder of another upwards. */
function find(from: string, name: string, root: string): string | undefined {
  const here = join(from, 'node_modules', name);
  if (existsSync(join(here, 'package.json'))) return here;
  return from === root ? undefined : find(dirname(from), name, root);
}

/** Counts whole blocks, of files and of folders, as du does; what a package has within it comes by its own name. */
function onDisk(folder: string, isOwn: boolean): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isOwn || name !== 'node_modules')
    .reduce((sum, entry) => {
      const path = join(folder, entry.name);
      return sum + (entry.isDirectory() ? onDisk(path, isOwn) : blocksOf(path));
    }, blocksOf(folder));
}

const blocksOf = (path: string): number => statSync(path).blocks * blockBytes;
