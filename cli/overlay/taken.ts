import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '#analysis';
import { productVersion } from '#server/folder';
import { readFolder } from './read-folder.ts';
import { writeWhole } from './write-whole.ts';
import type { FileToBe } from './write-together.ts';

/** Where a bank’s folder has our journeys as they were when they became its own. */
const taken = '.percorso/taken';
const version = '.percorso/version';

/** Returns a file as it stands among those that were taken. */
export const inTaken = <File extends FileToBe>(file: File): File => ({
  ...file,
  path: `${taken}/${file.path}`,
});

/** Reads what was taken, by the paths that the files have where they are used. */
export const readTaken = (root: string): SourceFile[] =>
  readFolder(root, taken).map(({ path, text }) => ({ path: path.slice(taken.length + 1), text }));

/** Returns a hash for each file that was taken; how its text is laid out, and how its lines end, does not count. */
export const sumsOf = (files: readonly SourceFile[]): Record<string, string> =>
  Object.fromEntries(
    files
      .filter(({ path }) => path.endsWith('.json'))
      .map(({ path, text }) => [path, sumOf(text)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

const sumOf = (text: string): string =>
  createHash('sha256')
    .update(JSON.stringify(JSON.parse(text)))
    .digest('hex')
    .slice(0, 16);

/** Says with which version of the package a folder is brought into line. */
export const versionFile = (): SourceFile => ({ path: version, text: `${productVersion()}\n` });

/** Notes it. */
export const noteVersion = (root: string): void => writeWhole(root, versionFile());

/** Reads which version that was; undefined where none was noted. */
export function notedVersion(root: string): string | undefined {
  const file = join(root, version);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
