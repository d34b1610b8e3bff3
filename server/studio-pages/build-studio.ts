import { join } from 'node:path';
import { buildFailure, runVite } from '../build.ts';
import { withBuildLock } from '../build-lock.ts';
import { isFresh, markFresh, sourcesHash, studio, unmark } from '../freshness.ts';

/**
 * Builds the pages of Studio when its sources have changed since the last build, once for all who start at a time.
 *
 * @throws {Error} what `refuseUnusable` throws, or `BUILD_FAILED`.
 */
export async function buildStudioWhenStale(root: string): Promise<void> {
  const dist = join(root, 'dist/studio');
  const isBuilt = (): boolean => isFresh(dist, sourcesHash(root, studio), studio);
  if (isBuilt()) return;
  await withBuildLock(dist, async () => {
    if (isBuilt()) return;
    // Taken before the build: a source that changes meanwhile leaves the build stale.
    const hash = sourcesHash(root, studio);
    try {
      unmark(dist);
      await runVite(join(root, 'vite.studio.config.ts'), join(dist, 'pages'));
      markFresh(dist, hash);
    } catch (error) {
      throw buildFailure(dist, error);
    }
  });
}
