import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** The bar of the engine with its guards, in bytes by gzip. */
export const mostEngineBytes = 13_312;

/** Measures the engine with its guards, json-logic-js among them, as a browser gets it with journeys that the build has prepared. */
export const gzippedEngine = (): Promise<number> =>
  gzipped(`export { createSession, linkLibrary } from '#engine';`);

/** Measures it with the compiler, as tools and tests use it. */
export const gzippedCompiler = (): Promise<number> =>
  gzipped(`export { checkLibrary, compileLibrary, createSession } from '#engine';`);

/** Measures what an XState host needs for the same: machines, actors and pure transitions. */
export const gzippedXstate = (): Promise<number> =>
  gzipped(`export { assign, createActor, initialTransition, setup, transition } from 'xstate';`);

async function gzipped(entry: string): Promise<number> {
  const id = 'entry.ts';
  const bundle = await rolldown({
    input: id,
    cwd: `${import.meta.dirname}/../..`,
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === id ? `${import.meta.dirname}/${id}` : undefined),
        load: (source) => (source.endsWith(`bench/engine/${id}`) ? entry : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
  await bundle.close();
  return gzipSync(output[0].code, { level: 9 }).length;
}
