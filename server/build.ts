import { dirname, join } from 'node:path';
import { build } from 'vite';
import { isFresh, markFresh, sourcesHash, unmark } from './freshness.ts';

/** Builds the portal, whether or not it is stale, into `dist` of the project unless another folder is given. */
export async function buildPortal(root: string, dist = join(root, 'dist')): Promise<void> {
  // Taken before the build: a source that changes meanwhile leaves the build stale.
  const hash = sourcesHash(root);
  unmark(dist);
  await build({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: join(dist, 'portal') },
  });
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
