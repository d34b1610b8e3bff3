import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of, type Packed } from './provenance.ts';

type ToldByNpm = {
  filename: string;
  size: number;
  unpackedSize: number;
  files: readonly { path: string }[];
};

/** A package that was made: where it is, what it weighs and how many files it has. */
export type MadePackage = Packed & { path: string; bytes: number; unpacked: number; files: number };

/**
 * Packs a folder as npm does, the same folder always to the same file, with what it hashes to beside it.
 *
 * @throws {Error} `PACKAGE_MISSING` when npm made none.
 */
export function pack(folder: string, into: string): MadePackage {
  const told = execFileSync(
    'npm',
    ['pack', folder, '--pack-destination', into, '--json', '--ignore-scripts'],
    {
      encoding: 'utf8',
    },
  );
  const [made] = JSON.parse(told) as readonly ToldByNpm[]; // what npm answers
  if (made === undefined) throw new Error('PACKAGE_MISSING: npm pack made none; run it by hand to see why');
  const path = join(into, made.filename);
  const sha256 = sha256Of(path);
  // In one step, so that nobody reads half of it.
  writeFileSync(`${path}.draft`, `${sha256}  ${made.filename}\n`);
  renameSync(`${path}.draft`, `${path}.sha256`);
  const { filename: name, size: bytes, unpackedSize: unpacked, files } = made;
  return { name, sha256, path, bytes, unpacked, files: files.length };
}
