import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '#analysis';
import { productVersion } from '../report/product-version.ts';
import { readFolder } from './read-folder.ts';
import { writeWhole } from './write-whole.ts';

/** Where a bank’s folder has our journeys as they were when they became its own. */
const taken = '.percorso/taken';
const version = '.percorso/version';

/** Returns a file as it stands among those that were taken. */
export const inTaken = ({ path, text }: SourceFile): SourceFile => ({ path: `${taken}/${path}`, text });

/** Reads what was taken, by the paths that the files have where they are used. */
export const readTaken = (root: string): SourceFile[] =>
  readFolder(root, taken).map(({ path, text }) => ({ path: path.slice(taken.length + 1), text }));

/** Forgets one file that was taken. */
export const forgetTaken = (root: string, path: string): void =>
  rmSync(join(root, taken, path), { force: true });

/** Notes with which version of the package a folder has been brought into line. */
export const noteVersion = (root: string): void =>
  writeWhole(root, { path: version, text: `${productVersion()}\n` });

/** Reads which version that was; undefined where none was noted. */
export function notedVersion(root: string): string | undefined {
  const file = join(root, version);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
