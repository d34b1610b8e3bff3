import type { SourceFile } from '#analysis';
import { isOf } from '../overlay/adapt-journey.ts';
import { upgradeFile, type UpgradedFile } from './upgrade-file.ts';

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
      : paths.map((path) =>
          upgradeFile({ path, taken: taken.get(path), now: now.get(path), own: own.get(path) }),
        );
    return [{ journey, isGone, taken: filesOf(taken), now: filesOf(now), files }];
  });
}

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
