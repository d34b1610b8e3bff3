import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { commands } from '../../cli/registry.ts';
import { openEmptyFolder, type SmallFolder } from './small-folder.ts';

let folder: SmallFolder;

beforeEach(async () => {
  folder = openEmptyFolder();
  expect(await folder.percorso(['init', '.'])).toMatchObject({ code: 0, warned: '' });
});

const laid = (path: string): string => readFileSync(join(folder.path, path), 'utf8');

/** The lines that a file of a build server has run, wherever they stand in it. */
function linesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['run', 'script', 'before_script'].includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => linesIn(one, key));
  return Object.entries(Object(value)).flatMap(([name, one]) => linesIn(one, name));
}

/** What is typed behind `npx percorso` in lines for a shell. */
const typedIn = (lines: readonly string[]): string[][] =>
  lines.flatMap((line) =>
    [...line.matchAll(/npx percorso ([^>#&\n]+)/gu)].map(([, typed = '']) => typed.trim().split(/\s+/u)),
  );

describe.each(['.github/workflows/percorso.yml', '.gitlab-ci.yml'])('%s of a bank’s folder', (path) => {
  it('is YAML, and proves the folder and where it is named the bank’s host [RUN-02]', () => {
    const lines = linesIn(parseYaml(laid(path)));

    const verbs = typedIn(lines).map(([verb]) => verb);
    expect(new Set(verbs)).toEqual(new Set(['check', 'test', 'build', 'doctor', 'conformance']));
    expect(laid(path)).toContain('BANK_HOST');
    expect(lines).toContainEqual(expect.stringMatching(/^npm ci/u));
  });

  it('names commands and options that percorso has [RUN-02]', () => {
    for (const [verb = '', ...rest] of typedIn(linesIn(parseYaml(laid(path))))) {
      const command = commands.find(({ name }) => name === verb);
      const options = rest.join(' ').match(/--[a-z-]+/gu) ?? [];

      expect([verb, command?.name]).toEqual([verb, verb]);
      expect(Object.keys(command?.options ?? {})).toEqual(
        expect.arrayContaining(options.map((option) => option.slice(2))),
      );
    }
  });
});

it('a fresh folder passes what its build servers try of it [RUN-02]', async () => {
  const files = ['.github/workflows/percorso.yml', '.gitlab-ci.yml'];
  const lines = files.flatMap((path) => typedIn(linesIn(parseYaml(laid(path)))));
  // The bank’s host is tried where there is one.
  const ofFolder = lines.filter(([verb = '']) => ['check', 'test', 'build'].includes(verb));
  const different = [...new Set(ofFolder.map((typed) => typed.join(' ')))];

  expect(different).toHaveLength(4);
  for (const typed of different)
    expect([typed, await folder.percorso(typed.split(' '))]).toMatchObject([typed, { code: 0, warned: '' }]);
});

describe('the README of a bank’s folder', () => {
  it('is of one page, in the language asked for, and names what is there [RUN-02]', async () => {
    await folder.percorsoInItalian(['init', 'mia']);
    await folder.percorso(['init', 'mine']);

    expect(laid('mia/README.md')).toMatch(/^# Il portale della banca\n/u);
    for (const readme of ['mia/README.md', 'mine/README.md']) {
      const text = laid(readme);
      expect(text.split('\n').length).toBeLessThanOrEqual(60);
      const verbs = typedIn([text]).map(([verb]) => verb);
      expect(verbs.filter((verb) => !commands.some(({ name }) => name === verb))).toEqual([]);
      const links = [...text.matchAll(/\]\(([^)]+)\)/gu)].map(([, to = '']) => to);
      expect(links.length).toBeGreaterThan(5);
      for (const to of links)
        expect([to, existsSync(join(folder.path, dirname(readme), to))]).toEqual([to, true]);
      for (const [, path = ''] of text.matchAll(/^\| `([\w./-]+)`/gmu))
        expect([path, existsSync(join(folder.path, dirname(readme), path))]).toEqual([path, true]);
    }
  });
});

const git = (...typed: string[]) => spawnSync('git', typed, { cwd: folder.path, encoding: 'utf8' });

describe('a bank’s folder under version control', () => {
  it('has neither data nor key of the sandbox in it, nor what is built or installed [RUN-02] [S-79]', () => {
    git('init', '-q');
    const left = [
      '.data/bank.key',
      '.data/bank/PG_VERSION',
      'node_modules/a',
      'dist/start.mjs',
      'dist.42/build.json',
    ];
    for (const path of [...left, 'bank.key']) folder.write(path, '');

    const { stdout } = git('status', '--porcelain', '--untracked-files=all');

    expect(stdout).toContain('?? percorso.config.json\n');
    expect(stdout).toContain('?? .percorso/version\n');
    expect(stdout).not.toMatch(/\.data|bank\.key|node_modules|dist/u);
  });

  it('stays as it is where it is laid again, whatever the bank has changed [RUN-02]', async () => {
    folder.write('.gitlab-ci.yml', 'mine: {}\n');
    folder.write('README.md', 'ours\n');
    const names = readdirSync(folder.path, { recursive: true, encoding: 'utf8' });
    const files = () =>
      names.flatMap((name) => (statSync(join(folder.path, name)).isFile() ? [[name, laid(name)]] : []));
    const before = files();

    const again = await folder.percorso(['init', '.']);

    expect(again).toMatchObject({ code: 2, printed: '' });
    expect(files()).toEqual(before);
  });

  it('may have the package’s own file in it before it is laid [RUN-02]', async () => {
    folder.write('mine/percorso-0.1.0.tgz', '');
    folder.write('mine/package.json', '{}');

    expect(await folder.percorso(['init', 'mine'])).toMatchObject({ code: 0, warned: '' });
  });
});

it('settings to begin with have the portal listen where the files for nginx ask, by an address and no name [RUN-02] [RUN-04]', () => {
  const { server } = JSON.parse(laid('percorso.config.json'));

  for (const file of ['proxy.conf', 'static.conf'])
    expect(readFileSync(join('docs/operations/nginx', file), 'utf8')).toContain(
      `${server.host}:${server.port};`,
    );
});
