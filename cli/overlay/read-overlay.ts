import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { SourceFile } from '#analysis';
import { isBankFolder } from '#server/folder';
import { UsageError } from '../command.ts';
import { overlay, wholeFolder, type Overlay, type Standard } from './overlay.ts';
import { readFolder } from './read-folder.ts';

/** The product’s own folder, or that of its package where it is installed. */
export const product = dirname(dirname(import.meta.dirname));

const ofFolder = ['journeys', 'i18n/it'];

/** What the portal’s own code is built with: another in its place would be checked, and reach nobody. */
const ofPortal = ['deep-links', 'routes', 'trigger-timeline', 'views'].map((name) => `journeys/${name}.json`);

/**
 * Reads the files of a folder’s journeys and texts: a bank’s own over those that come from the package, or a folder that
 * has everything.
 *
 * @throws {UsageError} when the folder has no `journeys/` and is no bank’s, a link or a folder where a file should be, or
 *   a file that only the portal may have.
 */
export function readOverlay(root: string): Overlay {
  if (isBankFolder(root)) return overlay(readStandard(root), refusingPortals(readOwn(root)));
  if (existsSync(join(root, 'journeys'))) return wholeFolder(readOwn(root));
  throw new UsageError({
    en: `There is no folder journeys/ in ${root}. Run it where journeys/ and i18n/ stand, or percorso.config.json.`,
    it: `In ${root} non c’è la cartella journeys/. Esegui il comando dove stanno journeys/ e i18n/, o percorso.config.json.`,
  });
}

/** Reads the same as a list. */
export const readFiles = (root: string): readonly SourceFile[] => readOverlay(root).files;

/** Reads what comes from the package. */
export const readStandard = (root: string): Standard => ({
  files: ofFolder.flatMap((folder) => readFolder(product, folder)),
  from: seenFrom(root),
});

/** Returns the way from a folder to the product. */
export const seenFrom = (root: string): string => relative(root, product).split(sep).join('/');

function readOwn(root: string): SourceFile[] {
  const files = ofFolder.flatMap((folder) => readFolder(root, folder));
  return [...files, ...emptyFolders(root, files)];
}

/** Folders of journeys in which no file stands, each as a path that ends with a slash. */
function emptyFolders(root: string, files: readonly SourceFile[]): SourceFile[] {
  const journeys = join(root, 'journeys');
  if (!existsSync(journeys)) return [];
  return readdirSync(journeys, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => ({ path: `journeys/${name}/`, text: '' }))
    .filter((folder) => !files.some(({ path }) => path.startsWith(folder.path)));
}

function refusingPortals(files: readonly SourceFile[]): readonly SourceFile[] {
  const refused = files.find(({ path }) => ofPortal.includes(path));
  if (refused)
    throw new UsageError({
      en: `${refused.path} is the portal’s own, and comes from the package. Take it out of the folder.`,
      it: `${refused.path} è del portale, e viene dal pacchetto. Toglilo dalla cartella.`,
    });
  return files;
}
