import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { SourceFile } from '#analysis';
import { isBankFolder } from '#server/folder';
import { UsageError } from '../command.ts';
import { overlay, wholeFolder, type Overlay, type Standard } from './overlay.ts';
import { readFolder } from './read-folder.ts';
import type { ReadText } from './read-text.ts';
import { refusingPortals } from './refuse-portals.ts';

/** The product’s own folder, or that of its package where it is installed. */
export const product = dirname(dirname(import.meta.dirname));

const ofFolder = ['journeys', 'i18n/it'];

/**
 * Reads the files of a folder’s journeys and texts: a bank’s own over those that come from the package, or a folder that
 * has everything.
 *
 * @throws {UsageError} when the folder has no `journeys/` and is no bank’s, a link or a folder where a file should be, or
 *   what only the portal may have.
 */
export function readOverlay(root: string, textOf?: ReadText): Overlay {
  if (isBankFolder(root)) return overlay(readStandard(root, textOf), refusingPortals(readOwn(root, textOf)));
  if (existsSync(join(root, 'journeys'))) return wholeFolder(readOwn(root, textOf));
  throw new UsageError({
    en: `There is no folder journeys/ in ${root}. Run it where journeys/ and i18n/ stand, or percorso.config.json.`,
    it: `In ${root} non c’è la cartella journeys/. Esegui il comando dove stanno journeys/ e i18n/, o percorso.config.json.`,
  });
}

/** Reads the same as a list. */
export const readFiles = (root: string, textOf?: ReadText): readonly SourceFile[] =>
  readOverlay(root, textOf).files;

/** Reads what comes from the package. */
export const readStandard = (root: string, textOf?: ReadText): Standard => ({
  files: ofFolder.flatMap((folder) => readFolder(product, folder, textOf)),
  from: seenFrom(root),
});

/** Returns the way from a folder to the product. */
export const seenFrom = (root: string): string => relative(root, product).split(sep).join('/');

/** Reads what a folder has itself. */
export function readOwn(root: string, textOf?: ReadText): SourceFile[] {
  const files = ofFolder.flatMap((folder) => readFolder(root, folder, textOf));
  return [...files, ...emptyFolders(root, files)];
}

/** Folders of journeys in which no file stands, each as a path that ends with a slash. */
function emptyFolders(root: string, files: readonly SourceFile[]): SourceFile[] {
  const journeys = join(root, 'journeys');
  const filled = new Set(files.map(({ path }) => path.split('/').slice(0, 2).join('/')));
  if (!existsSync(journeys)) return [];
  return readdirSync(journeys, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .filter(({ name }) => !filled.has(`journeys/${name}`))
    .map(({ name }) => ({ path: `journeys/${name}/`, text: '' }));
}
