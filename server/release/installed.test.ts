import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPackage, type InstalledPackage } from '../../tests/support/installed-package.ts';
import { linkedFiles } from './dead-links.ts';

let installed: InstalledPackage;

beforeAll(async () => {
  installed = await installPackage();
});
afterAll(() => installed.remove());

const percorso = (...typed: readonly string[]) =>
  spawnSync(process.execPath, [installed.program, ...typed, '--lang', 'en'], {
    cwd: installed.bank,
    encoding: 'utf8',
    timeout: 20_000,
  });

describe('the package, installed', () => {
  it('starts nothing where it is asked for help or has an option that is none, and lists start with the others [RUN-01]', () => {
    const help = percorso('start', '--help');
    const all = percorso('help');

    expect([help.status, help.stdout]).toEqual([0, expect.stringMatching(/^Usage: percorso start\n/u)]);
    expect(all.stdout).toMatch(/^ +start +serves the portal /mu);
    expect(percorso('start', '--port', '4000')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^percorso start: There is no option --port\./u),
    });
    expect(percorso('start', 'here')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^percorso start: start takes nothing, not "here"/u),
    });
  });

  it('has what its documents name of it, from the folder in which they have it installed [RUN-01]', () => {
    const documents = globSync('{*.md,docs/**/*.md}', { cwd: installed.path });
    const texts = documents.map((name) => readFileSync(join(installed.path, name), 'utf8')).join('\n');
    const named = [...texts.matchAll(/[\w./-]*node_modules\/percorso\/[\w./-]+\w/gu)].map(([path]) => path);

    expect(named.length).toBeGreaterThan(3);
    expect(
      named.filter(
        (path) => !existsSync(join(installed.path, path.replace(/^node_modules\/percorso\//u, ''))),
      ),
    ).toEqual([]);
    expect(texts).not.toMatch(/\bnode (?:docs|conformance|bin)\//u);
  });

  it('brings documents of which every link leads to something that it brings, and a README [RUN-01]', () => {
    const documents = globSync('{*.md,docs/**/*.md,schemas/**/*.md}', { cwd: installed.path });
    const links = documents.flatMap((name) =>
      linkedFiles(readFileSync(join(installed.path, name), 'utf8')).map((to) => ({ name, to })),
    );
    const dead = links.filter(({ name, to }) => !existsSync(join(installed.path, dirname(name), to)));

    expect(documents).toEqual(
      expect.arrayContaining(['README.md', 'docs/operations.md', 'docs/language.md']),
    );
    expect(links.length).toBeGreaterThan(200);
    expect(dead).toEqual([]);
  });
});
