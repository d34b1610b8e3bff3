import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** Measures the engine with its guards as a browser would get it; the schemas give it types only. */
export const gzippedEngine = (): Promise<number> =>
  gzipped(`export { compileLibrary, createSession, restore, save, screenOf, start, step } from '#engine';`);

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
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return gzipSync(output[0].code, { level: 9 }).length;
}
