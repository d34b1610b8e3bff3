import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plant } from './planted.ts';
import { root } from './source-files.ts';

const tool = (name: string) => join(root, 'node_modules', '.bin', name);

/** Lints planted files by the repository's own configuration, but for the types, which they do not need. */
function lint(files: Record<string, string>): string[] {
  const config: unknown = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
  const folder = plant({
    '.oxlintrc.json': JSON.stringify({ ...Object(config), options: { typeAware: false } }),
    ...files,
  });
  const { stdout } = spawnSync(tool('oxlint'), ['--format', 'unix'], { cwd: folder, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => /^\S+:\d+:\d+:/u.test(line));
}

describe('the engine', () => {
  it.each([
    ['the clock', 'export const now = () => Date.now();\n'],
    ['a new date', 'export const today = () => new Date();\n'],
    ['the clock by a detour', 'export const now = () => globalThis.Date.now();\n'],
    ['the clock of a format', "export const today = () => new Intl.DateTimeFormat('it').format();\n"],
    ['chance', 'export const luck = () => Math.random();\n'],
    ['the network', "export const ask = () => fetch('/api');\n"],
    ['a timer', 'export const wait = (act: () => void) => setTimeout(act, 1);\n'],
    ['the screen', 'export const title = () => document.title;\n'],
    ['the machine', "export const home = () => process.env['HOME'];\n"],
  ])('is refused %s [S-57]', (_, text) => {
    const found = lint({ 'engine/planted.ts': text });

    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/eslint\(no-restricted-(globals|properties)\)/);
  });

  it('is compiled without the types of a browser', () => {
    const folder = plant({
      'tsconfig.json': JSON.stringify({ extends: join(root, 'engine/tsconfig.json'), include: ['*.ts'] }),
      'planted.ts': 'export const title = () => document.title;\n',
    });

    const { status, stdout } = spawnSync(tool('tsc'), ['--noEmit', '-p', folder], { encoding: 'utf8' });

    expect(status).not.toBe(0);
    expect(stdout).toContain("Cannot find name 'document'");
  });
});

describe('a component', () => {
  it('is refused words between its tags', () => {
    const found = lint({
      'ui/views/home/Planted.tsx': 'export const Planted = () => <p>Ciao a tutti</p>;\n',
    });

    expect(found).toEqual([expect.stringContaining('jsx-no-literals')]);
  });
});
