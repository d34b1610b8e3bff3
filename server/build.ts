import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { brandFolder, readBrand } from './brand/index.ts';
import { distRefusal, refuseUnusable, withBuildLock } from './build-lock.ts';
import { openBuiltPortal } from './http/built-portal.ts';
import { startOrExplain } from './explain-failure.ts';
import { isFresh, markFresh, portal, sourcesHash, unmark } from './freshness.ts';

/** Builds the portal and the console’s page, stale or not, into `dist` of the project unless another folder is given. */
export async function buildPortal(root: string, dist = join(root, 'dist')): Promise<void> {
  await withBuildLock(dist, () => buildInto(root, dist));
}

/**
 * Returns whether the portal has to be built, and answers how: the answer builds it, and says whether it did. A build of
 * these very sources is served from where nothing may be written.
 *
 * @throws {Error} what `refuseUnusable` throws, and `openBuiltPortal` of what is not to be built anew, at once.
 */
export function planBuild(root: string): () => Promise<boolean> {
  const dist = join(root, 'dist');
  if (isFresh(dist, sourcesHash(root, portal), portal)) {
    openBuiltPortal(dist);
    return async () => false;
  }
  refuseUnusable(dist);
  return () =>
    withBuildLock(dist, async () => {
      // Another process may have built it meanwhile.
      if (isFresh(dist, sourcesHash(root, portal), portal)) return false;
      await buildInto(root, dist);
      return true;
    });
}

/** Builds the portal when its sources have changed since the last build; answers whether it did. */
export async function buildWhenStale(root: string): Promise<boolean> {
  return planBuild(root)();
}

async function buildInto(root: string, dist: string): Promise<void> {
  // Taken before the build: a source that changes meanwhile leaves the build stale.
  const hash = sourcesHash(root, portal);
  try {
    unmark(dist);
    await runVite(join(root, 'vite.config.ts'), join(dist, 'portal'));
    await runVite(join(root, 'vite.console.config.ts'), join(dist, 'console'));
    markFresh(dist, hash);
  } catch (error) {
    throw buildFailure(dist, error);
  }
}

/** Builds the page of the sandbox’s console alone, for a start that serves the portal as it is written. */
export async function buildConsole(root: string): Promise<void> {
  const dist = join(root, 'dist');
  await withBuildLock(dist, () => runVite(join(root, 'vite.console.config.ts'), join(dist, 'console')));
}

/** Builds what a configuration of Vite says, as it ships. */
export async function runVite(configFile: string, outDir: string): Promise<void> {
  const before = process.env['NODE_ENV'];
  // Test runners set another one, and Vite would bundle React's development build.
  process.env['NODE_ENV'] = 'production';
  // A start that builds nothing does not load it.
  const { build, createLogger } = await import('vite');
  try {
    await build({
      configFile,
      configLoader: 'native',
      logLevel: 'warn',
      // Warns as Vite does; what it says of errors is in those that it throws.
      customLogger: { ...createLogger('warn'), error: () => {} },
      build: { outDir },
    });
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/** Tells a folder that cannot be written from sources that cannot be built, of which the builder says what is wrong. */
export function buildFailure(dist: string, cause: unknown): Error {
  const text = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause));
  const [told = ''] = text.split('\nStack backtrace:');
  const lines = told.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return (
    distRefusal(dist, cause) ??
    new Error(['BUILD_FAILED: the portal is built once this is mended', ...lines].join('\n  '), { cause })
  );
}

if (import.meta.main) {
  await startOrExplain(async () => {
    const root = dirname(import.meta.dirname);
    // What is built has no brand in it; one that could not be served is reported before it is waited for.
    readBrand(brandFolder(root, process.env));
    await buildPortal(root);
    console.log('Built dist/portal.');
  });
}
