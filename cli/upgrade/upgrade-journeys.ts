import type { SourceFile } from '#analysis';
import { isOf } from '../overlay/adapt-journey.ts';
import { upgradeFile, type FileVersions, type UpgradedFile } from './upgrade-file.ts';

/** What a new version of the package comes to for one journey that the bank has made its own. */
export type UpgradedJourney = {
  journey: string;
  /** Whether the package has no such journey any more. */
  isGone: boolean;
  /** Its files as they were taken, and as the package has them now. */
  taken: readonly SourceFile[];
  now: readonly SourceFile[];
  files: readonly UpgradedFile[];
};

type Folders = Readonly<Record<'taken' | 'now' | 'own', readonly SourceFile[]>>;

/** Says of each journey that was taken and that the package has otherwise now what becomes of it. */
export function upgradeJourneys(folders: Folders): UpgradedJourney[] {
  return takenJourneys(folders.taken).flatMap((journey) => {
    const [taken, now, own] = [folders.taken, folders.now, folders.own].map(textsOf(journey));
    if (!taken || !now || !own || !own.has(journeyFile(journey))) return [];
    const isGone = !now.has(journeyFile(journey));
    const paths = [...new Set([...taken.keys(), ...now.keys()])].filter(
      (path) => taken.get(path) !== now.get(path),
    );
    if (paths.length === 0) return [];
    // A journey that the package gives up stays the bank’s as it is.
    const files = isGone
      ? []
      : upgradedFilesOf(paths, {
          main: journeyFile(journey),
          met: [...new Set([...own.keys(), ...now.keys()])].filter(isMet),
          versionsOf: (path) => ({
            path,
            taken: taken.get(path),
            now: now.get(path),
            own: own.get(path),
          }),
        });
    return [{ journey, isGone, taken: filesOf(taken), now: filesOf(now), files }];
  });
}

/** The file of a journey that has its version, the files that holders meet, and each as it was, is and stands. */
type Parts = { main: string; met: readonly string[]; versionsOf: (path: string) => FileVersions };

/** Brings files of a journey over; one that is neither the bank’s nor the package’s then takes a version of its own. */
function upgradedFilesOf(paths: readonly string[], { main, met, versionsOf }: Parts): UpgradedFile[] {
  const files = paths.map((path) => upgradeFile(versionsOf(path)));
  const hasCome = files.some(({ path, isOnlyVersion }) => isMet(path) && !isOnlyVersion);
  const isMixed = hasCome && met.some((path) => !upgradeFile(versionsOf(path)).isPackages);
  if (!isMixed) return files;
  return [upgradeFile(versionsOf(main), { isMixed }), ...files.filter(({ path }) => path !== main)];
}

/** Scenarios are the analysts’. */
const isMet = (path: string): boolean => path.endsWith('.json') && !path.includes('/scenarios/');

/** Names the journeys that were taken. */
export const takenJourneys = (taken: readonly SourceFile[]): string[] =>
  taken.flatMap(({ path }) => /^journeys\/([^/]+)\/journey\.json$/.exec(path)?.[1] ?? []);

const journeyFile = (journey: string): string => `journeys/${journey}/journey.json`;

const textsOf =
  (journey: string) =>
  (files: readonly SourceFile[]): Map<string, string> =>
    new Map(files.filter(({ path }) => isOf(journey, path)).map(({ path, text }) => [path, text]));

const filesOf = (texts: ReadonlyMap<string, string>): SourceFile[] =>
  [...texts].map(([path, text]) => ({ path, text }));
