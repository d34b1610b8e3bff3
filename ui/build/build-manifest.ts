import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { styleHashesOf } from './style-hashes.ts';

/**
 * Writes `build.json` beside what is built, or within it where nobody serves the folder as it is: what the server has to know
 * and no browser has to get.
 */
export function buildManifest(place: 'beside' | 'within' = 'beside'): Plugin {
  const hashes = new Set<string>();
  return {
    name: 'percorso:build-manifest',
    apply: 'build',
    buildStart: () => hashes.clear(),
    transform: {
      filter: { id: /\.[cm]?[jt]sx?$/, code: /createElement\(['"]style['"]\)/ },
      order: 'pre',
      handler(code) {
        for (const hash of styleHashesOf(code)) hashes.add(hash);
      },
    },
    writeBundle({ dir = '' }, bundle) {
      const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
      // As ui/shell/main.tsx reads it of its own name.
      const [, release] = /-([\w-]{8})\.js$/.exec(entry?.fileName ?? '') ?? [];
      const manifest = { release, styleHashes: [...hashes].toSorted() };
      const folder = place === 'within' ? dir : dirname(dir);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'build.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}
