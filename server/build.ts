import { dirname, join } from 'node:path';
import { build } from 'vite';
import { withBuildLock } from './build-lock.ts';
import { isFresh, markFresh, sourcesHash, unmark } from './freshness.ts';

/** Builds the portal, whether or not it is stale, into `dist` of the project unless another folder is given. */
export async function buildPortal(root: string, dist = join(root, 'dist')): Promise<void> {
  await withBuildLock(dist, () => buildInto(root, dist));
}

/** Builds the portal when its sources have changed since the last build; answers whether it did. */
export async function buildWhenStale(root: string): Promise<boolean> {
  const dist = join(root, 'dist');
  return withBuildLock(dist, async () => {
    if (isFresh(dist, sourcesHash(root))) return false;
    await buildInto(root, dist);
    return true;
  });
}

async function buildInto(root: string, dist: string): Promise<void> {
  // Taken before the build: a source that changes meanwhile leaves the build stale.
  const hash = sourcesHash(root);
  unmark(dist);
  const before = process.env['NODE_ENV'];
  // Test runners set another one, and Vite would bundle React's development build.
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      configFile: join(root, 'vite.config.ts'),
      configLoader: 'native',
      logLevel: 'warn',
      build: { outDir: join(dist, 'portal') },
    });
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
  markFresh(dist, hash);
}

if (import.meta.main) {
  await buildPortal(dirname(import.meta.dirname));
  console.log('Built dist/portal.');
}
