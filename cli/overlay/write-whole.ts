import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SourceFile } from '#analysis';
import { makeFolder } from '#server/folder';
import { refuseLinks } from './refuse-links.ts';

/**
 * Writes a file of a folder, with the folders that it stands in.
 *
 * @throws {UsageError} for a link on the way there, which may lead out of the folder.
 */
export function writeWhole(root: string, { path, text }: SourceFile): void {
  refuseLinks(root, path);
  makeFolder(dirname(join(root, path)));
  writeFileSync(join(root, path), text);
}
