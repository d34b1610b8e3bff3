import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { styleHashesOf } from './style-hashes.ts';

/** Writes `build.json` beside the built portal: what the file server has to know and no browser has to get. */
export function buildManifest(): Plugin {
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
      mkdirSync(dirname(dir), { recursive: true });
      writeFileSync(join(dirname(dir), 'build.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}
