import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isBankFolder } from '../folder/bank-folder.ts';

/** A portal that was built: where its files are, and the style hashes that its policy has to allow. */
export type BuiltPortal = { folder: string; styleHashes: readonly string[] };

/**
 * Finds a built portal in the folder that the build wrote.
 *
 * @throws {Error} `PORTAL_NOT_BUILT` when there is none, or none of the shape that the build writes.
 */
export function openBuiltPortal(dist: string): BuiltPortal {
  const folder = join(dist, 'portal');
  const manifest = join(dist, 'build.json');
  for (const path of [manifest, join(folder, 'index.html')])
    if (!existsSync(path)) throw notBuilt(dist, `no ${path}`);
  return { folder, styleHashes: readStyleHashes(dist, manifest) };
}

function readStyleHashes(dist: string, manifest: string): readonly string[] {
  try {
    const { styleHashes } = Object(JSON.parse(readFileSync(manifest, 'utf8')));
    if (areHashes(styleHashes)) return styleHashes;
  } catch (cause) {
    throw notBuilt(dist, `${manifest} cannot be read`, cause);
  }
  throw notBuilt(dist, `${manifest} is not what a build writes`);
}

/** Says what was found, and what to do by whose folder it is: a bank’s, that of the package, or a clone’s. */
function notBuilt(dist: string, found: string, cause?: unknown): Error {
  const folder = dirname(dist);
  const isPackage = existsSync(join(folder, 'bin/percorso.js'));
  const ofProject = isPackage ? 'install the package again' : 'run npm run build';
  const isBanks = isBankFolder(folder) || isBankFolder(dist);
  const remedy = isBanks ? 'run npx percorso build in the bank’s folder' : ofProject;
  return new Error(`PORTAL_NOT_BUILT: ${found}; ${remedy}`, { cause });
}

/** Tells the hashes that ui/build/build-manifest.ts writes; anything else would end up in the policy. */
const areHashes = (found: unknown): found is string[] =>
  Array.isArray(found) && found.every((each) => typeof each === 'string' && /^sha256-[\w+/]+=*$/.test(each));
