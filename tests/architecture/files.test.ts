import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeFolders, root, sourceFiles } from './source-files.ts';

const longestFile = 300;
const mostInFolder = 20;
const vagueNames = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types', 'constants'];

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const lines = (path: string) => read(path).trimEnd().split('\n').length;
const isTest = (path: string) => /\.(test|spec)\.tsx?$/u.test(path);

/** Where each `#name` of package.json leads, from the root. */
function doors(): Record<string, string> {
  const manifest: unknown = JSON.parse(read('package.json'));
  const imports: unknown = Object(manifest).imports;
  return Object.fromEntries(
    Object.entries(Object(imports)).map(([name, path]) => [name, String(path).replace('./', '')]),
  );
}

describe('the files of the project', () => {
  it('are short enough to be read at once', () => {
    const styles = codeFolders.flatMap((folder) => globSync(`${folder}/**/*.css`, { cwd: root }));
    const files = [...sourceFiles(), ...styles];

    const long = files.filter((path) => lines(path) > longestFile);

    expect(files.filter(isTest).length).toBeGreaterThan(300);
    expect(long).toEqual([]);
  });

  it('stand in folders that say what they hold', () => {
    const folders = new Set(sourceFiles().flatMap((path) => path.split('/').slice(0, -1)));
    const names = sourceFiles().map((path) => basename(path).replace(/\..*$/u, ''));

    const vague = [...folders, ...names].filter((name) => vagueNames.includes(name));

    expect(vague).toEqual([]);
  });

  it('stand at most twenty side by side', () => {
    const folders = Map.groupBy(
      sourceFiles().filter(
        (path) => !isTest(path) && !path.includes('.fixture.') && !path.startsWith('tests/'),
      ),
      (path) => dirname(path),
    );

    const crowded = [...folders].filter(([, files]) => files.length > mostInFolder);

    expect(folders.size).toBeGreaterThan(100);
    expect(crowded.map(([folder, files]) => [folder, files.length])).toEqual([]);
  });

  it('are called index only when they are a door that package.json names', () => {
    const found = sourceFiles().filter((path) => /(^|\/)index\.tsx?$/u.test(path));

    const named = Object.values(doors());
    expect(found.length).toBeGreaterThan(8);
    expect(found.filter((path) => !named.includes(path))).toEqual([]);
  });

  it('have doors that export names one by one', () => {
    const wholesale = Object.values(doors()).filter((path) => /export\s*\*/u.test(read(path)));

    expect(wholesale).toEqual([]);
  });

  it('have a door wherever package.json names one', () => {
    const missing = Object.entries(doors()).filter(([name, path]) => {
      const folder = name.slice(1);
      return path !== `${folder}/index.ts` || !sourceFiles().includes(path);
    });

    expect(missing).toEqual([]);
  });

  it('never silence a rule, put a test aside or leave work for later', () => {
    // Written in two halves, so that this file does not find itself.
    const marks = [
      ['TO', 'DO'],
      ['FIX', 'ME'],
      ['@ts-', 'ignore'],
      ['@ts-', 'expect-error'],
      ['oxlint-', 'disable'],
    ].map((halves) => halves.join(''));
    const asides = /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b/u;

    const found = sourceFiles().filter((path) => {
      const text = read(path);
      return asides.test(text) || marks.some((mark) => text.includes(mark));
    });

    expect(found).toEqual([]);
  });
});
