import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lays out the source maps of a built portal as a package of their own: for anyone who reads reports of errors, and not where
 * anything is served (RUN-17).
 *
 * @throws {Error} `MAPS_MISSING` when the build has left none.
 */
export function layOutMaps(root: string, into: string): void {
  const maps = join(root, 'dist/maps');
  if (!existsSync(maps)) throw new Error(`MAPS_MISSING: no ${maps}; run npm run build`);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  cpSync(maps, join(into, 'maps'), { recursive: true });
  cpSync(join(root, 'dist/build.json'), join(into, 'build.json'));
  cpSync(join(root, 'LICENSE'), join(into, 'LICENSE'));
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const description = 'Source maps of the portal Percorso';
  const manifest = { name: 'percorso-maps', version, description, license };
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
