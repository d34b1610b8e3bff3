import { jsonText, openDocument, type SourceFile } from '#analysis';
import { isObject } from '../overlay/merged-json.ts';
import { isSame, mergeChanges } from './three-way.ts';
import { versionOver } from './version-over.ts';

/** One file as it was taken, as it is in the package now, and as the bank has it; where one has none, it is undefined. */
export type FileVersions = {
  path: string;
  taken?: string | undefined;
  now?: string | undefined;
  own?: string | undefined;
};

/** A place at which the package and the bank have both changed something. */
export type OpenPlace = { path: string; line: number; column: number; pointer: string };

/** What becomes of a file of the bank’s, and of that which was taken; undefined where it goes. */
export type UpgradedFile = {
  path: string;
  own: string | undefined;
  taken: string | undefined;
  open: readonly OpenPlace[];
  /** How many places were taken over. */
  brought: number;
  /** Whether nothing but the version was. */
  isOnlyVersion: boolean;
  /** Whether it is then as the package has it, whatever version it says. */
  isPackages: boolean;
};

/** Brings one file to what the package has now, as far as that is sure; that of a mixed journey takes a version of its own. */
export function upgradeFile(versions: FileVersions, { isMixed = false } = {}): UpgradedFile {
  const { path } = versions;
  const values = {
    taken: readIn(path, versions.taken),
    now: readIn(path, versions.now),
    own: readIn(path, versions.own),
  };
  const { value, taken, open, brought } = mergeChanges(values);
  const version = path.endsWith('/journey.json') ? versionOver({ ...values, open, isMixed }) : undefined;
  const whole = version === undefined || !isObject(value) ? value : { ...value, version };
  const left = open.filter((pointer) => version === undefined || pointer !== '/version');
  const own =
    brought.length === 0 && version === undefined
      ? versions.own
      : written(whole, { path, text: versions.own ?? versions.now ?? '' });
  // What is open is held against the package again; without that all is as the package has it.
  const next =
    left.length === 0
      ? versions.now
      : written(withVersion(taken, values.now, version), { path, text: versions.now ?? '' });
  return {
    path,
    own,
    taken: next,
    open: left.map((pointer) => placed(path, own ?? '', pointer)),
    brought: brought.length,
    isOnlyVersion: brought.every((pointer) => pointer === '/version'),
    isPackages: isSame(unversioned(whole), unversioned(values.now)),
  };
}

function unversioned(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { version: _version, ...rest } = value;
  return rest;
}

/** A version that was found is settled, and open no more. */
const withVersion = (taken: unknown, now: unknown, version: string | undefined): unknown =>
  version !== undefined && isObject(taken) && isObject(now) ? { ...taken, version: now['version'] } : taken;

/** Where an editor finds the schema is no change of anybody’s. */
function readIn(path: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  const { value } = openDocument({ path, text });
  if (!isObject(value)) return value;
  const { $schema: _schema, ...rest } = value;
  return rest;
}

function written(value: unknown, like: SourceFile): string | undefined {
  if (value === undefined) return undefined;
  const { $schema } = Object(openDocument(like).value);
  return jsonText($schema === undefined || !isObject(value) ? value : { $schema, ...value });
}

function placed(path: string, text: string, pointer: string): OpenPlace {
  const { line, column } = openDocument({ path, text }).locate(pointer, pointer === '' ? 'value' : 'key');
  return { path, line, column, pointer };
}
