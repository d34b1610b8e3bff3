import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

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
    mkdirSync(assets, { recursive: true });
    const names = readdirSync(current);
    const replaced = recordAfter(
      { ...readRecord(into), ...Object.fromEntries(names.map((name) => [name, null])) },
      names,
      now,
    );
    for (const name of names)
      if (!existsSync(join(assets, name))) copyWhole(join(current, name), join(assets, name));
    for (const name of readdirSync(assets))
      if (!(name in replaced)) rmSync(join(assets, name), { force: true });
    writeWhole(join(into, 'replaced.json'), `${JSON.stringify(replaced, null, 1)}\n`);
  } catch (cause) {
    throw new Error(
      `ASSETS_NOT_KEPT: ${into} cannot be written (${Object(cause).code ?? cause}); let this user write there, or name another folder`,
      { cause },
    );
  }
  return site;
}

/**
 * Keeps assets where `ASSETS_DIR` says, and returns the folder to serve those of before from; nothing where it is not set.
 *
 * @throws {Error} `ASSETS_DIR_EMPTY` or `ASSETS_NOT_KEPT`, saying what to do.
 */
export function assetsBefore(dist: string, env: NodeJS.ProcessEnv): string | undefined {
  const into = env['ASSETS_DIR'];
  if (into === undefined) return undefined;
  if (into === '')
    throw new Error('ASSETS_DIR_EMPTY: ASSETS_DIR is set to nothing; name a folder, or unset it');
  return keepAssets({
    into,
    current: join(dist, 'portal/assets'),
    now: performance.timeOrigin + performance.now(),
  });
}

/** Says of each file when it was replaced, without those that may go. */
function recordAfter(before: Replaced, names: readonly string[], now: number): Replaced {
  const isCurrent = new Set(names);
  const at = Object.entries(before).map(
    ([name, then]) => [name, isCurrent.has(name) ? null : (then ?? now)] as const,
  );
  return Object.fromEntries(at.filter(([, then]) => then === null || now - then < keptMs));
}

const isTime = (then: unknown): then is number | null => then === null || typeof then === 'number';

/** Reads the record; one that is damaged forgets what was kept, which is then thrown away. */
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
function copyWhole(from: string, to: string): void {
  copyFileSync(from, `${to}.${process.pid}`);
  renameSync(`${to}.${process.pid}`, to);
}

function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
