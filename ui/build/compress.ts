import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(?:html|js|css|svg|json|txt|md)$/;
const leastBytes = 1024;
// The best quality, 11, takes ten times as long for a twentieth less.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes a .br and a .gz beside every text of the built portal that gains from it. */
export function compress(): Plugin {
  return {
    name: 'percorso:compress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => texts.test(file));
      await Promise.all(files.map((name) => writeCompressed(join(dir, name))));
    },
  };
}

/** Writes both beside one file, where it is large enough to gain from it. */
export async function writeCompressed(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < leastBytes) return;
  await Promise.all([
    writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION })),
    writeFile(`${file}.br`, await promisify(brotliCompress)(text, brotli)),
  ]);
}
