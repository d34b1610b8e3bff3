import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../command.ts';

/**
 * Makes sure that the way to a file of a folder leads by no link: what that leads to may stand outside the folder, or
 * contain the link.
 *
 * @throws {UsageError} naming the link.
 */
export function refuseLinks(root: string, path: string): void {
  const parts = path.split('/');
  for (const [at] of parts.entries()) {
    const way = parts.slice(0, at + 1).join('/');
    if (lstatSync(join(root, way), { throwIfNoEntry: false })?.isSymbolicLink() === true) throw isLink(way);
  }
}

/** Makes the refusal of a link. */
export const isLink = (path: string): UsageError =>
  new UsageError({
    en: `${path} is a link. Put the file or the folder itself there.`,
    it: `${path} è un collegamento. Mettici il file o la cartella stessa.`,
  });
