import { dirname, join } from 'node:path';
import { build } from 'vite';
import { isFresh, markFresh, sourcesHash, unmark } from './freshness.ts';

/** Builds the portal into `dist`, whether or not it is stale. */
export async function buildPortal(root: string): Promise<void> {
  const dist = join(root, 'dist');
  // Taken before the build: a source that changes meanwhile leaves the build stale.
  const hash = sourcesHash(root);
  unmark(dist);
  await build({ configFile: join(root, 'vite.config.ts'), configLoader: 'native', logLevel: 'warn' });
  markFresh(dist, hash);
}

/** Builds the portal when its sources have changed since the last build; answers whether it did. */
export async function buildWhenStale(root: string): Promise<boolean> {
  if (isFresh(join(root, 'dist'), sourcesHash(root))) return false;
  await buildPortal(root);
  return true;
}

if (import.meta.main) {
  await buildPortal(dirname(import.meta.dirname));
  console.log('Built dist/portal.');
}
