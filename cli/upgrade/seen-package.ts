import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonText, type SourceFile } from '#analysis';
import { isObject } from '../overlay/merged-json.ts';
import { lists } from '../overlay/overlay.ts';
import { product, readStandard } from '../overlay/read-overlay.ts';
import { writeWhole } from '../overlay/write-whole.ts';
import { contractSeen, settingsIn, type SeenSetting } from './seen-parts.ts';

/** What a folder stands on and has not itself: as it was with the package that the folder was brought into line with last. */
export type SeenPackage = {
  /** Texts, lists and journeys with their forms, by path. */
  files: Readonly<Record<string, unknown>>;
  settings: Readonly<Record<string, SeenSetting>>;
  /** A hash for each operation. */
  contract: Readonly<Record<string, string>>;
};

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

/** Notes what a folder stands on from now on. */
export const noteSeen = (root: string, seen: SeenPackage): void =>
  writeWhole(root, { path, text: jsonText(seen) });

/** Reads what was noted; undefined where nothing was, or what is no such note. */
export function readSeen(root: string): SeenPackage | undefined {
  const file = join(root, path);
  if (!existsSync(file)) return undefined;
  try {
    const seen: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { files, settings, contract } = Object(seen);
    // Anyone who changes its parts by hand would hear of changes that are none.
    return [files, settings, contract].every(isObject) ? (seen as SeenPackage) : undefined;
  } catch {
    return undefined;
  }
}
