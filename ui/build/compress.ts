import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(?:html|js|css|svg|json|txt|md)$/;
const leastBytes = 1024;
// The best quality takes ten times as long for a twentieth less: only the login is worth it (HOLDER-10).
const quality = { usual: 9, best: constants.BROTLI_MAX_QUALITY };

/** Writes a .br and a .gz beside every text of the built portal that gains from it. */
export function compress(): Plugin {
  return {
    name: 'percorso:compress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => texts.test(file));
      const page = bundle['index.html'];
      const first = page?.type === 'asset' ? String(page.source) : '';
      await Promise.all(
        files.map((name) =>
          writeCompressed(join(dir, name), first.includes(`"/${name}"`) ? quality.best : quality.usual),
        ),
      );
    },
  };
}

/** Writes both beside one file, where it is large enough to gain from it. */
export async function writeCompressed(file: string, brotliQuality = quality.usual): Promise<void> {
  const text = await readFile(file);
  if (text.length < leastBytes) return;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } };
  await Promise.all([
    writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION })),
    writeFile(`${file}.br`, await promisify(brotliCompress)(text, brotli)),
  ]);
}
