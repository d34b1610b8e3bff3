import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes the source maps into `maps` beside the built portal: made for whoever reads reports of errors, and never served (RUN-17). */
export function mapsAside(): Plugin {
  return {
    name: 'percorso:maps-aside',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        const maps = join(dirname(dir), 'maps');
        rmSync(maps, { recursive: true, force: true });
        for (const [name, part] of Object.entries(bundle)) {
          if (part.type !== 'asset' || !name.endsWith('.map')) continue;
          mkdirSync(dirname(join(maps, name)), { recursive: true });
          writeFileSync(join(maps, name), part.source);
          delete bundle[name];
        }
      },
    },
  };
}
