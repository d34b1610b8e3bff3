import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildWhenStale } from '../build.ts';
import { startOrExplain } from '../explain-failure.ts';
import { layOutPackage } from './lay-out.ts';

const root = dirname(dirname(import.meta.dirname));
const out = join(root, 'dist', 'release');
const laidOut = join(out, 'package');

type Packed = { filename: string; size: number; unpackedSize: number; files: readonly { path: string }[] };

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Says of which state of the sources a package is, so that whoever holds it can make it again (RUN-15). */
function provenance(): { revision: string; isClean: boolean } {
  return { revision: git('rev-parse', 'HEAD'), isClean: git('status', '--porcelain') === '' };
}

await startOrExplain(async () => {
  await buildWhenStale(root);
  mkdirSync(out, { recursive: true });
  await layOutPackage(root, laidOut);
  const made = provenance();
  writeFileSync(join(laidOut, 'provenance.json'), `${JSON.stringify(made, null, 2)}\n`);
  const told = execFileSync(
    'npm',
    ['pack', laidOut, '--pack-destination', out, '--json', '--ignore-scripts'],
    {
      encoding: 'utf8',
    },
  );
  const [packed] = JSON.parse(told) as readonly Packed[]; // what npm answers
  if (packed === undefined) throw new Error('PACKAGE_MISSING: npm pack made none; run it by hand to see why');
  const tarball = join(out, packed.filename);
  const hash = createHash('sha256').update(readFileSync(tarball)).digest('hex');
  writeFileSync(`${tarball}.draft`, `${hash}  ${packed.filename}\n`);
  renameSync(`${tarball}.draft`, `${tarball}.sha256`);
  console.log(
    `${tarball}: ${megabytes(packed.size)}, unpacked ${megabytes(packed.unpackedSize)}, ${packed.files.length} files`,
  );
  console.log(`sha256 ${hash}`);
  console.log(`of ${made.revision}${made.isClean ? '' : ', with changes that are in no commit'}`);
});
