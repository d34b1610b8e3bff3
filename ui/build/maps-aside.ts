import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes the source maps into `maps` beside the built portal: made for anyone who reads reports of errors, and never served (RUN-17). */
export function mapsAside(): Plugin {
  let maps: ReadonlyMap<string, string | Uint8Array> = new Map();
  return {
    name: 'percorso:maps-aside',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const found = Object.entries(bundle).flatMap(([name, part]) =>
          part.type === 'asset' && name.endsWith('.map') ? [[name, part.source] as const] : [],
        );
        maps = new Map(found);
        for (const [name] of found) delete bundle[name];
      },
    },
    // With the portal itself: a build that writes nothing leaves the maps of the one that stands there.
    writeBundle({ dir = '' }) {
      const folder = join(dirname(dir), 'maps');
      rmSync(folder, { recursive: true, force: true });
      for (const [name, source] of maps) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), source);
      }
    },
  };
}
