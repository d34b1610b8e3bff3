import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeTogether } from './write-together.ts';

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'percorso-together-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'first.json'), 'first', { mode: 0o640 });
  writeFileSync(join(folder, 'gone.json'), 'gone');
  return folder;
}

it('writes files together, takes others away, and leaves nothing beside them nor another mode [RUN-02]', () => {
  const folder = openFolder();

  writeTogether(folder, [
    { path: 'first.json', text: 'new' },
    { path: 'gone.json', text: undefined },
    { path: 'deep/er/last.json', text: 'last' },
  ]);

  expect(readdirSync(folder).toSorted()).toEqual(['deep', 'first.json']);
  expect(readFileSync(join(folder, 'first.json'), 'utf8')).toBe('new');
  expect(statSync(join(folder, 'first.json')).mode & 0o777).toBe(0o640);
  expect(readFileSync(join(folder, 'deep/er/last.json'), 'utf8')).toBe('last');
});

it('writes none where the last cannot be, names it, and makes no folder [RUN-02]', () => {
  const folder = openFolder();
  mkdirSync(join(folder, 'last.json'));

  const write = () =>
    writeTogether(folder, [
      { path: 'first.json', text: 'new' },
      { path: 'deep/er/second.json', text: 'second' },
      { path: 'gone.json', text: undefined },
      { path: 'last.json', text: 'last' },
    ]);

  expect(write).toThrow(/last\.json cannot be written \(EISDIR\).* Nothing was written\.$/u);
  expect(readdirSync(folder).toSorted()).toEqual(['first.json', 'gone.json', 'last.json']);
  expect(readFileSync(join(folder, 'first.json'), 'utf8')).toBe('first');
});
