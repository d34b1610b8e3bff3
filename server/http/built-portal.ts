import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
    if (!existsSync(path)) throw new Error(`PORTAL_NOT_BUILT: no ${path}; run npm run build`);
  return { folder, styleHashes: readStyleHashes(manifest) };
}

function readStyleHashes(manifest: string): readonly string[] {
  try {
    const { styleHashes } = Object(JSON.parse(readFileSync(manifest, 'utf8')));
    if (areHashes(styleHashes)) return styleHashes;
  } catch (cause) {
    throw new Error(`PORTAL_NOT_BUILT: ${manifest} cannot be read; run npm run build`, { cause });
  }
  throw new Error(`PORTAL_NOT_BUILT: ${manifest} is not what a build writes; run npm run build`);
}

/** Tells the hashes that ui/build/build-manifest.ts writes; anything else would end up in the policy. */
const areHashes = (found: unknown): found is string[] =>
  Array.isArray(found) && found.every((each) => typeof each === 'string' && /^sha256-[\w+/]+=*$/.test(each));
