import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonText, type SourceFile } from '#analysis';
import { UsageError } from '../command.ts';
import { beginning, FileError } from '../file-error.ts';
import { isObject } from '../overlay/merged-json.ts';
import { lists } from '../overlay/overlay.ts';
import { product, readStandard } from '../overlay/read-overlay.ts';
import { writeWhole } from '../overlay/write-whole.ts';
import { refuseBroken, restore } from './refuse-broken.ts';
import { contractSeen, settingsIn, type SeenSetting } from './seen-parts.ts';

/** What a folder stands on and has not itself: as it was with the package that the folder was brought into line with last. */
export type SeenPackage = {
  /** Texts, lists and journeys with their forms, by path. */
  files: Readonly<Record<string, unknown>>;
  settings: Readonly<Record<string, SeenSetting>>;
  /** A hash for each operation. */
  contract: Readonly<Record<string, string>>;
};

/** What is noted of it, with a hash of each file in `.percorso/taken`; an earlier version has noted none of those. */
export type NotedPackage = SeenPackage & { taken?: Readonly<Record<string, string>> };

const path = '.percorso/seen.json';

/** Returns the package as it is now. */
export function seePackage(root: string): SeenPackage {
  const schema = readFileSync(join(product, 'schemas/portal-config.schema.json'), 'utf8');
  const seen = readStandard(root).files.filter(isMet);
  return {
    files: Object.fromEntries(seen.map((file) => [file.path, JSON.parse(file.text)])),
    settings: settingsIn(JSON.parse(schema)),
    contract: contractSeen(),
  };
}

/** What holders meet; scenarios are the analysts’. */
const isMet = ({ path: file }: SourceFile): boolean =>
  lists.has(file) ||
  file.startsWith('i18n/it/') ||
  /^journeys\/[^/]+\/(?:journey|forms\/[^/]+)\.json$/.test(file);

/** Says what a folder stands on from now on. */
export const seenFile = (seen: NotedPackage): SourceFile => ({ path, text: jsonText(seen) });

/** Notes it. */
export const noteSeen = (root: string, seen: NotedPackage): void => writeWhole(root, seenFile(seen));

/** Returns whether something was noted. */
export const hasSeen = (root: string): boolean => existsSync(join(root, path));

/**
 * Reads what was noted.
 *
 * @throws {UsageError} where nothing was, or what is no such note: without it nobody can tell what has changed.
 */
export function readSeen(root: string): NotedPackage {
  if (!hasSeen(root))
    throw new UsageError({
      en: `${path} is not there: what changed since cannot be told. ${restore.en}`,
      it: `${path} non c’è: non si sa che cosa è cambiato da allora. ${restore.it}`,
    });
  const file = { path, text: readFileSync(join(root, path), 'utf8') };
  refuseBroken(file);
  const seen: unknown = JSON.parse(file.text);
  const { files, settings, contract, taken = {} } = Object(seen);
  // Anyone who changes its parts by hand would hear of changes that are none.
  if ([files, settings, contract, taken].every(isObject)) return seen as NotedPackage;
  throw new FileError(path, beginning, {
    en: `is not what upgrade noted. ${restore.en}`,
    it: `non è ciò che upgrade ha annotato. ${restore.it}`,
  });
}
