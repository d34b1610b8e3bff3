import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Of which sources something was made, so that the one who holds it can make it again (RUN-15). */
export type Sources = {
  /** The commit. */
  revision: string;
  /** Whether everything was in it. */
  isClean: boolean;
  /** What the lock file, which says every package by its digest, hashes to. */
  lockFile: string;
  node: string;
};

/** Something that was packed: the name of its file, and what that hashes to. */
export type Packed = { name: string; sha256: string };

export const sha256Of = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');

/** Says of which state of a project’s sources something is that is made now. */
export function sourcesOf(root: string): Sources {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  return {
    revision: git('rev-parse', 'HEAD'),
    isClean: git('status', '--porcelain') === '',
    lockFile: sha256Of(join(root, 'package-lock.json')),
    node: process.versions.node,
  };
}

/** Lists the files of a folder by what they hash to, in one order. */
export function digestsOf(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(
    files.toSorted().map((name) => [name.split(sep).join('/'), sha256Of(join(folder, name))]),
  );
}

/** Words where packages come from as a statement of in-toto with SLSA’s provenance, which tools sign and verify. */
export function statementOf(
  packages: readonly Packed[],
  { revision, isClean, lockFile, node }: Sources,
): object {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: packages.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:percorso:release:1',
        externalParameters: { command: 'npm run release', hasChangesInNoCommit: !isClean },
        resolvedDependencies: [
          { name: 'sources', digest: { gitCommit: revision } },
          { name: 'package-lock.json', digest: { sha256: lockFile } },
          { name: 'node', uri: `pkg:npm/node@${node}` },
        ],
      },
      runDetails: { builder: { id: 'urn:percorso:release' } },
    },
  };
}
