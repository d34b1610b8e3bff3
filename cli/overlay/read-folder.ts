import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '#analysis';
import { UsageError } from '../command.ts';
import { entriesBeneath } from '../folder-entries.ts';
import { createTextReader, type ReadText } from './read-text.ts';
import { isLink, refuseLinks } from './refuse-links.ts';

/** The largest journey has a hundredth of it; what is larger stands there by mistake, and would stop who reads it. */
const mostBytes = 5e6;

/**
 * Reads the files beneath a folder of a root; who reads it again and again has a reader that knows what it has read.
 *
 * @throws {UsageError} for a link, or a folder where a file should be.
 */
export function readFolder(
  root: string,
  folder: string,
  textOf: ReadText = createTextReader(),
): SourceFile[] {
  const from = join(root, folder);
  refuseLinks(root, folder);
  if (!existsSync(from)) return [];
  return entriesBeneath(from).flatMap((entry) => {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(root.length + 1).replaceAll('\\', '/');
    const isJson = entry.name.endsWith('.json');
    if (entry.isSymbolicLink()) throw isLink(path);
    if (isJson && !entry.isFile())
      throw new UsageError({
        en: `${path} is no file. Rename it, or remove it.`,
        it: `${path} non è un file. Rinominalo o toglilo.`,
      });
    const stats = isJson && statSync(file);
    if (stats && stats.size > mostBytes)
      throw new UsageError({
        en: `${path} is larger than ${mostBytes / 1e6} MB, which no journey is. Take it out of the folder.`,
        it: `${path} è più grande di ${mostBytes / 1e6} MB, e nessun flusso lo è. Toglilo dalla cartella.`,
      });
    if (stats) return [{ path, text: textOf(file, stats) }];
    // Other files are known by name alone; hidden ones are of the system or of an editor.
    return entry.isFile() && !entry.name.startsWith('.') ? [{ path, text: '' }] : [];
  });
}
