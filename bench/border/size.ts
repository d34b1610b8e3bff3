import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** The most that holding replies to the contract may weigh at home, in bytes by brotli (S-85). */
export const mostBorderBytes = 6000;

const entry = `export { createBorder } from '#ui/bank'; export { replyShapes } from '#schemas';`;

/** Measures the border with the shapes of every reply, as a browser gets it; by itself, so that nothing of the portal helps to compress it. */
export async function brotliBorder(): Promise<number> {
  const id = 'border-entry.ts';
  const root = `${import.meta.dirname}/../..`;
  const bundle = await rolldown({
    input: id,
    cwd: root,
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === id ? `${root}/${id}` : undefined),
        load: (source) => (source.endsWith(id) ? entry : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
  await bundle.close();
  return brotliCompressSync(output[0].code).length;
}
