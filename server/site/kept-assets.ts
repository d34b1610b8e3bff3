import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { makeFolder, writeRefusal } from '../folder/index.ts';

/** How long the scripts of a version are kept once another has taken its place: tabs that are open still ask for them. */
export const keptMs = 24 * 60 * 60 * 1000;

/** When a file stopped being of the version that is served; null while it is. */
type Replaced = Record<string, number | null>;

type Keeping = {
  /** Where files are kept; made when it is not there. */
  into: string;
  /** The assets of the version that is served. */
  current: string;
  now: number;
};

/**
 * Keeps the assets of this version for those after it, and throws away what was replaced more than a day ago (RUN-04). Names hold
 * a hash of what is in them, so that those of two versions lie side by side. Returns the folder that may be served, with `assets/`.
 *
 * @throws {Error} `ASSETS_NOT_KEPT` where the folder cannot be written.
 */
export function keepAssets({ into, current, now }: Keeping): string {
  const site = join(into, 'site');
  const assets = join(site, 'assets');
  try {
    makeFolder(assets);
    const names = readdirSync(current);
    const record = readRecord(into);
    const replaced = recordAfter(
      { ...record, ...Object.fromEntries(names.map((name) => [name, null])) },
      names,
      now,
    );
    for (const name of names)
      if (!existsSync(join(assets, name))) copyWhole(join(current, name), join(assets, name));
    // What was not kept here by a start before is somebody’s own.
    for (const name of Object.keys(record))
      if (!(name in replaced)) rmSync(join(assets, basename(name)), { force: true });
    writeWhole(join(into, 'replaced.json'), `${JSON.stringify(replaced, null, 1)}\n`);
  } catch (cause) {
    throw notKept(into, cause);
  }
  return site;
}

const notKept = (into: string, cause: unknown): Error =>
  new Error(`ASSETS_NOT_KEPT: ${writeRefusal(into, cause)}`, { cause });

/**
 * Keeps assets where `ASSETS_DIR` says, and returns the folder to serve those of before from; nothing where it is not set.
 *
 * @throws {Error} `ASSETS_DIR_EMPTY` or `ASSETS_NOT_KEPT`, saying what to do.
 */
export function assetsBefore(dist: string, env: NodeJS.ProcessEnv): string | undefined {
  const into = assetsFolder(env);
  if (into === undefined) return undefined;
  return keepAssets({
    into,
    current: join(dist, 'portal/assets'),
    now: performance.timeOrigin + performance.now(),
  });
}

/**
 * Reads where scripts of before are kept, and changes nothing there; nothing where they are not.
 *
 * @throws {Error} `ASSETS_DIR_EMPTY`, or `ASSETS_NOT_KEPT` where they could not be.
 */
export function assetsFolder(env: NodeJS.ProcessEnv): string | undefined {
  const into = env['ASSETS_DIR'];
  if (into === '')
    throw new Error('ASSETS_DIR_EMPTY: ASSETS_DIR is set to nothing; name a folder, or unset it');
  if (into !== undefined) refuseUnwritable(into);
  return into;
}

function refuseUnwritable(into: string): void {
  try {
    for (const folder of [resolve(into), resolve(into, 'site/assets')]) holdFolders(nearestThere(folder));
  } catch (cause) {
    throw notKept(into, cause);
  }
}

/** Makes sure that a folder takes another: what it says of itself is not enough, as that of `/proc`; nothing is left there. */
function holdFolders(folder: string): void {
  accessSync(`${folder}/`, constants.W_OK | constants.X_OK);
  rmdirSync(mkdtempSync(join(folder, '.percorso-')));
}

/** Returns a folder, or what is there of those that it stands in. */
const nearestThere = (folder: string): string =>
  existsSync(folder) ? folder : nearestThere(dirname(folder));

/** Says of each file when it was replaced, without those that may go. */
function recordAfter(before: Replaced, names: readonly string[], now: number): Replaced {
  const isCurrent = new Set(names);
  const at = Object.entries(before).map(
    ([name, then]) => [name, isCurrent.has(name) ? null : (then ?? now)] as const,
  );
  return Object.fromEntries(at.filter(([, then]) => then === null || now - then < keptMs));
}

const isTime = (then: unknown): then is number | null => then === null || typeof then === 'number';

/** Reads the record; one that is damaged forgets what was kept, which then stays. */
function readRecord(into: string): Replaced {
  try {
    const read: unknown = JSON.parse(readFileSync(join(into, 'replaced.json'), 'utf8'));
    return Object.fromEntries(
      Object.entries(Object(read)).flatMap(([name, then]) => (isTime(then) ? [[name, then]] : [])),
    );
  } catch {
    return {};
  }
}

/** Puts a file there whole: another process may be serving from the same folder. */
const copyWhole = (from: string, to: string): void => putWhole(to, (draft) => copyFileSync(from, draft));

const writeWhole = (file: string, text: string): void =>
  putWhole(file, (draft) => writeFileSync(draft, text));

function putWhole(to: string, write: (draft: string) => void): void {
  const draft = `${to}.${process.pid}`;
  try {
    write(draft);
    renameSync(draft, to);
  } catch (error) {
    // A disk that is full keeps no half of it.
    rmSync(draft, { force: true });
    throw error;
  }
}
