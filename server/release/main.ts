import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildWhenStale } from '../build.ts';
import { startOrExplain } from '../explain-failure.ts';
import { inMegabytes, installedBytes, mostInstalled } from './installed-size.ts';
import { layOutMaps } from './lay-out-maps.ts';
import { layOutPackage } from './lay-out.ts';
import { buildStudioWhenStale } from '../studio-pages/index.ts';
import { pack } from './pack.ts';
import { digestsOf, sourcesOf, statementOf } from './provenance.ts';

const root = dirname(dirname(import.meta.dirname));
const out = join(root, 'dist', 'release');

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const writeJson = (file: string, value: object): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

await startOrExplain(async () => {
  await buildWhenStale(root);
  await buildStudioWhenStale(root);
  const portal = join(out, 'package');
  // In a folder of their own: the one who takes every package of the release installs none of them.
  const mapsOut = join(out, 'maps');
  const maps = join(mapsOut, 'package');
  mkdirSync(mapsOut, { recursive: true });
  await layOutPackage(root, portal);
  layOutMaps(root, maps);
  const sources = sourcesOf(root);
  for (const folder of [portal, maps])
    writeJson(join(folder, 'provenance.json'), { ...sources, files: digestsOf(folder) });
  const installed = installedBytes(root, portal);
  const packages = [pack(portal, out), pack(maps, mapsOut)];
  const [{ path } = { path: join(out, 'percorso.tgz') }] = packages;
  writeJson(path.replace(/\.tgz$/, '.intoto.json'), statementOf(packages, sources));
  for (const made of packages) {
    console.log(
      `${made.path}: ${megabytes(made.bytes)}, unpacked ${megabytes(made.unpacked)}, ${made.files} files`,
    );
    console.log(`sha256 ${made.sha256}`);
  }
  console.log(`installed ${inMegabytes(installed)} MB on a disk, of at most ${mostInstalled}`);
  console.log(`of ${sources.revision}${sources.isClean ? '' : ', with changes that are in no commit'}`);
});
