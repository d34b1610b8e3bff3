import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(?:html|js|css|svg|json|txt|md)$/;
const leastBytes = 1024;

/** Writes a .br and a .gz beside every text of the built portal that gains from it. */
export function compress(): Plugin {
  return {
    name: 'percorso:compress',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => texts.test(file)))
        writeCompressed(join(dir, name));
    },
  };
}

function writeCompressed(file: string): void {
  const text = readFileSync(file);
  if (text.length < leastBytes) return;
  writeFileSync(`${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
  writeFileSync(`${file}.br`, brotliCompressSync(text));
}
