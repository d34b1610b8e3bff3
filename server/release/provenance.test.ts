import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { layOutMaps } from './lay-out-maps.ts';
import { pack } from './pack.ts';
import { digestsOf, sourcesOf, statementOf } from './provenance.ts';

/** Makes a temporary folder with these files. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** Makes a project of one commit, and answers it with its revision. */
function committed(): { project: string; revision: string } {
  const project = folderWith({ 'package-lock.json': '{}', 'server/start.ts': 'start();' });
  const git = (...typed: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=Percorso', '-c', 'user.email=percorso@percorso.test', ...typed], {
      cwd: project,
      encoding: 'utf8',
    }).trim();
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'all');
  return { project, revision: git('rev-parse', 'HEAD') };
}

describe('a release [RUN-15]', () => {
  it('says of which commit it is, by which packages and which Node it was made', () => {
    const { project, revision } = committed();

    expect(sourcesOf(project)).toEqual({
      revision,
      isClean: true,
      lockFile: sha256('{}'),
      node: process.versions.node,
    });
  });

  it('says so where it holds something that is in no commit, a change or a new file', () => {
    const [changed, added] = [committed().project, committed().project];

    writeFileSync(join(changed, 'server/start.ts'), 'start(2);');
    writeFileSync(join(added, 'server/more.ts'), '');

    expect([changed, added].map((project) => sourcesOf(project).isClean)).toEqual([false, false]);
  });

  it('lists every file that goes in by what it hashes to', () => {
    const folder = folderWith({ 'package.json': '{}', 'server/serve.js': 'serve();', '.x': 'hidden' });

    expect(digestsOf(folder)).toEqual({
      '.x': sha256('hidden'),
      'package.json': sha256('{}'),
      'server/serve.js': sha256('serve();'),
    });
  });

  it('is the same file, to the last byte, from the same folder', () => {
    const manifest = JSON.stringify({ name: 'percorso-trial', version: '1.2.3' });
    const folder = folderWith({ 'package.json': manifest, 'server/serve.js': 'serve();' });
    const [first, second] = [folderWith({}), folderWith({})];

    const made = [pack(folder, first), pack(folder, second)];

    expect(made.map(({ name }) => name)).toEqual(['percorso-trial-1.2.3.tgz', 'percorso-trial-1.2.3.tgz']);
    expect(made[0]?.sha256).toBe(made[1]?.sha256);
    expect(sha256(readFileSync(join(first, 'percorso-trial-1.2.3.tgz')))).toBe(made[0]?.sha256);
    expect(readFileSync(join(first, 'percorso-trial-1.2.3.tgz.sha256'), 'utf8')).toBe(
      `${made[0]?.sha256}  percorso-trial-1.2.3.tgz\n`,
    );
  });

  it('is told of in a statement that tools of others read', () => {
    const sources = { revision: 'c0ffee', isClean: true, lockFile: 'ab', node: '24.21.0' };

    expect(statementOf([{ name: 'percorso-1.2.3.tgz', sha256: 'cd' }], sources)).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [{ name: 'percorso-1.2.3.tgz', digest: { sha256: 'cd' } }],
      predicateType: 'https://slsa.dev/provenance/v1',
      predicate: {
        buildDefinition: {
          externalParameters: { hasChangesInNoCommit: false },
          resolvedDependencies: [
            { digest: { gitCommit: 'c0ffee' } },
            { digest: { sha256: 'ab' } },
            { uri: 'pkg:npm/node@24.21.0' },
          ],
        },
      },
    });
  });

  it('has its source maps in a package of their own [RUN-17]', () => {
    const project = folderWith({
      'package.json': JSON.stringify({ version: '1.2.3', license: 'UNLICENSED' }),
      LICENSE: '',
      'dist/build.json': '{ "release": "Cd1HLIlK" }',
      'dist/maps/assets/index-Cd1HLIlK.js.map': '{}',
    });
    const maps = join(project, 'dist/release/maps');

    layOutMaps(project, maps);

    expect(Object.keys(digestsOf(maps))).toEqual([
      'LICENSE',
      'build.json',
      'maps/assets/index-Cd1HLIlK.js.map',
      'package.json',
    ]);
    rmSync(join(project, 'dist/maps'), { recursive: true });
    expect(() => layOutMaps(project, maps)).toThrow('MAPS_MISSING');
  });
});
