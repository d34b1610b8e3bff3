import { sayIn, type SourceFile, type Words } from '#analysis';
import { noJourney, UsageError, type Surroundings } from '../command.ts';
import { hasSeen, readSeen, seenFile, seePackage } from '../upgrade/seen-package.ts';
import { openWorkspace, type OpenFolder } from '../workspace.ts';
import { withSchema } from './overlay.ts';
import { readStandard, seenFrom } from './read-overlay.ts';
import { inTaken, notedVersion, readTaken, sumsOf, versionFile } from './taken.ts';
import { writeTogether } from './write-together.ts';

/** Returns whether a file is one of a journey’s: what goes with it when it becomes the bank’s. */
export const isOf = (journey: string, path: string): boolean =>
  path.startsWith(`journeys/${journey}/`) || path === `i18n/it/${journey}.json`;

/**
 * Makes a journey of the package the folder’s own: its files are written into the folder, and as they were taken beside
 * them, for what a later version changes is told by that. Returns their paths.
 *
 * @throws {UsageError} when there is no such journey, it is the folder’s own, or a file cannot be written: then none is.
 */
export function adaptJourney({ root, files, sources, overlay }: OpenFolder, journey: string): string[] {
  if (!sources.journeys.has(journey)) throw noJourney(journey, sources);
  if (overlay.hasOwn(journey))
    throw new UsageError({
      en: `journeys/${journey} is this folder’s own already.`,
      it: `journeys/${journey} è già di questa cartella.`,
    });
  const taken = readStandard(root).files.filter(({ path }) => isOf(journey, path));
  const own = files.filter(({ path }) => isOf(journey, path));
  writeTogether(root, [
    ...taken.map(inTaken),
    ...own.map((file) => withSchema(file, seenFrom(root))),
    ...notes(root, taken),
  ]);
  return own.map(({ path }) => path);
}

/** Says what is noted of the package when files were taken. */
function notes(root: string, taken: readonly SourceFile[]): SourceFile[] {
  // A version that stands there says what has not been told of yet: upgrade alone comes past it.
  const isFirst = notedVersion(root) === undefined;
  const version = isFirst ? [versionFile()] : [];
  if (!hasSeen(root)) {
    const all = sumsOf([...readTaken(root), ...taken]);
    return isFirst ? [seenFile({ ...seePackage(root), taken: all }), ...version] : [];
  }
  const seen = readSeen(root);
  // Without a list of those before, upgrade begins one.
  const list = seen.taken && [seenFile({ ...seen, taken: { ...seen.taken, ...sumsOf(taken) } })];
  return [...(list ?? []), ...version];
}

/** Opens a folder anew with a journey as its own, where it was the package’s, and says so. */
export function adapted(
  folder: OpenFolder,
  journey: string | undefined,
  { print, language }: Pick<Surroundings, 'print' | 'language'>,
): OpenFolder {
  if (journey === undefined || folder.overlay.hasOwn(journey) || !folder.sources.journeys.has(journey))
    return folder;
  print(sayIn(language)(toldAdapted(journey, adaptJourney(folder, journey).length)));
  return openWorkspace(folder.root);
}

/** Says that a journey is the folder’s own from now on. */
export const toldAdapted = (journey: string, files: number): Words => ({
  en: `journeys/${journey} is this folder’s own now, with its texts: ${files} files.`,
  it: `journeys/${journey} ora è di questa cartella, con i suoi testi: ${files} file.`,
});
