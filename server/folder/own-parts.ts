import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build of a bank’s folder has put beside the portal (docs/adr/0176). */
export type OwnParts = {
  /** A hash of the files that it was made from. */
  madeFrom: string;
  /** Which build of the portal it lies beside. */
  release: string;
  /** Texts that differ from ours, by file. */
  words: Readonly<Record<string, unknown>>;
  /** The pages of all journeys, and the script that knows the bank’s own. */
  own: { pages: readonly object[]; entry?: string; lists?: object };
  /** The places that only the bank’s journeys and texts lead to. */
  places?: readonly string[];
};

const fileIn = (dist: string): string => join(dist, 'own.json');

/** Writes them beside a portal, where nobody serves them as they are. */
export const writeOwnParts = (dist: string, parts: OwnParts): void =>
  writeFileSync(fileIn(dist), `${JSON.stringify(parts)}\n`);

/**
 * Reads what a build has put beside a portal; undefined where it has put nothing there.
 *
 * @throws {Error} `FOLDER_NOT_BUILT` for what no build has written.
 */
export function readOwnParts(dist: string): OwnParts | undefined {
  const file = fileIn(dist);
  if (!existsSync(file)) return undefined;
  try {
    const parts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isOwnParts(parts)) return parts;
  } catch (cause) {
    throw unreadable(file, cause);
  }
  throw unreadable(file);
}

const unreadable = (file: string, cause?: unknown): Error =>
  new Error(`FOLDER_NOT_BUILT: ${file} is not what a build writes; run npx percorso build`, { cause });

const isOwnParts = (read: unknown): read is OwnParts => {
  const { madeFrom, release, words, own } = Object(read);
  return (
    [madeFrom, release].every((each) => typeof each === 'string') &&
    Array.isArray(own?.pages) &&
    isTree(words)
  );
};

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns which build of the portal stands in a folder. */
export function releaseOf(dist: string): string {
  const { release }: { release?: unknown } = Object(
    JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8')),
  );
  return String(release);
}
