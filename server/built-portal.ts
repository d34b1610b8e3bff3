import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A portal that was built: where its files are, and the style hashes that its policy has to allow. */
export type BuiltPortal = { folder: string; styleHashes: readonly string[] };

/**
 * Finds a built portal in the folder that the build wrote.
 *
 * @throws {Error} `PORTAL_NOT_BUILT` when there is none.
 */
export function openBuiltPortal(dist: string): BuiltPortal {
  const manifest = join(dist, 'build.json');
  if (!existsSync(manifest)) throw new Error(`PORTAL_NOT_BUILT: no ${manifest}; run npm run build`);
  // Written by ui/build/build-manifest.ts.
  const { styleHashes } = JSON.parse(readFileSync(manifest, 'utf8')) as { styleHashes: string[] };
  return { folder: join(dist, 'portal'), styleHashes };
}
