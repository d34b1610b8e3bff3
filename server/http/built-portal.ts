import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isBankFolder } from '../folder/bank-folder.ts';

/** A portal that was built: where its files are, and the style hashes that its policy has to allow. */
export type BuiltPortal = { folder: string; styleHashes: readonly string[] };

/**
 * Finds a built portal in the folder that the build wrote.
 *
 * @throws {Error} `PORTAL_NOT_BUILT` when there is none, or none of the shape that the build writes; `PORTAL_INCOMPLETE` when a file of
 *   its assets is gone or of another size than the build wrote: a copy that broke off would be an empty page for everybody (RUN-03).
 */
export function openBuiltPortal(dist: string): BuiltPortal {
  const folder = join(dist, 'portal');
  const manifest = join(dist, 'build.json');
  for (const path of [manifest, join(folder, 'index.html')])
    if (!existsSync(path)) throw notBuilt(dist, `no ${path}`);
  const { styleHashes, assets } = readManifest(dist, manifest);
  for (const [name, size] of Object.entries(assets)) holdAsset(dist, join(folder, 'assets', name), size);
  return { folder, styleHashes };
}

type BuildManifest = { styleHashes: readonly string[]; assets: Readonly<Record<string, number>> };

function readManifest(dist: string, manifest: string): BuildManifest {
  try {
    const { styleHashes, assets = {} } = Object(JSON.parse(readFileSync(manifest, 'utf8')));
    if (areHashes(styleHashes) && areSizes(assets)) return { styleHashes, assets };
  } catch (cause) {
    throw notBuilt(dist, `${manifest} cannot be read`, cause);
  }
  throw notBuilt(dist, `${manifest} is not what a build writes`);
}

function holdAsset(dist: string, file: string, size: number): void {
  const found = statSync(file, { throwIfNoEntry: false })?.size;
  if (found === size) return;
  const what = found === undefined ? `${file} is gone` : `${file} has ${found} of ${size} bytes`;
  throw new Error(`PORTAL_INCOMPLETE: ${what}; copy the whole of dist/ again, or ${remedyFor(dist)}`);
}

const notBuilt = (dist: string, found: string, cause?: unknown): Error =>
  new Error(`PORTAL_NOT_BUILT: ${found}; ${remedyFor(dist)}`, { cause });

/** Says what to do by whose folder it is: a bank’s, that of the package, or a clone’s. */
function remedyFor(dist: string): string {
  const folder = dirname(dist);
  const isPackage = existsSync(join(folder, 'bin/percorso.js'));
  const ofProject = isPackage ? 'install the package again' : 'run npm run build';
  const isBanks = isBankFolder(folder) || isBankFolder(dist);
  return isBanks ? 'run npx percorso build in the bank’s folder' : ofProject;
}

/** Tells the hashes that ui/build/build-manifest.ts writes; anything else would end up in the policy. */
const areHashes = (found: unknown): found is string[] =>
  Array.isArray(found) && found.every((each) => typeof each === 'string' && /^sha256-[\w+/]+=*$/.test(each));

const areSizes = (found: unknown): found is Readonly<Record<string, number>> =>
  typeof found === 'object' && found !== null && Object.values(found).every(Number.isInteger);
