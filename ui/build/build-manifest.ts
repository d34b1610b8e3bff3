import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { styleHashesOf } from './style-hashes.ts';

/**
 * Writes `build.json` beside what is built, or within it where nobody serves the folder as it is: what the server has to know
 * and no browser has to get.
 */
export function buildManifest(place: 'beside' | 'within' = 'beside'): Plugin {
  const hashes = new Set<string>();
  let into = '';
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
      into = place === 'within' ? dir : dirname(dir);
      mkdirSync(into, { recursive: true });
      writeManifest(into, manifest);
    },
    // What is compressed stands there by now.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => (place === 'beside' && into !== '' ? noteAssets(into) : undefined),
    },
  };
}

/** Writes into `build.json` how many bytes each file of `portal/assets` has, by which a start knows a copy that is not whole (RUN-03). */
export function noteAssets(dist: string): void {
  const assets = join(dist, 'portal/assets');
  const sizes = readdirSync(assets, { recursive: true, encoding: 'utf8' })
    .map((name) => [name.replaceAll('\\', '/'), statSync(join(assets, name))] as const)
    .filter(([, found]) => found.isFile())
    .map(([name, { size }]) => [name, size] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const manifest: object = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'));
  writeManifest(dist, { ...manifest, assets: Object.fromEntries(sizes) });
}

const writeManifest = (folder: string, manifest: object): void =>
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify(manifest, null, 2)}\n`);
