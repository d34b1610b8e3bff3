import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'replaced-'));
});
afterEach(() => rmSync(place, { recursive: true }));

/** Lays a folder with one file that says what it is. */
function lay(name: string): void {
  mkdirSync(join(place, name));
  writeFileSync(join(place, name, 'is'), name);
}

const build = (): Promise<void> =>
  replaceFolder(join(place, 'dist'), async (aside) => writeFileSync(join(aside, 'is'), 'new'));

/** A process that has ended. */
const gone = (): number => spawnSync(process.execPath, ['--version']).pid;

it('a folder that no build has made stays as it is [RUN-03]', async () => {
  lay('dist');

  await expect(build()).rejects.toThrow(/^DIST_NOT_OURS: .*dist is there .*; move it away/u);

  expect(readFileSync(join(place, 'dist/is'), 'utf8')).toBe('dist');
});

describe('what a build that was killed has left', () => {
  it('is cleared by the next, and what a process still fills or somebody else has named so is not [RUN-03]', async () => {
    const pid = gone();
    const others = [`dist.percorso-new-${process.ppid}`, 'dist.old', 'dist.2025', `dist.${pid}.old`];
    const left = [`dist.percorso-new-${pid}`, `dist.percorso-old-${pid}`];
    for (const name of ['dist', ...left, ...others]) lay(name);
    writeFileSync(join(place, 'dist/own.json'), '{}');

    await build();

    expect(readdirSync(place).toSorted()).toEqual(['dist', ...others].toSorted());
    expect(readFileSync(join(place, 'dist/is'), 'utf8')).toBe('new');
  });

  it('stands in its place again where it was killed between taking out and putting in, and the next fails [RUN-03]', async () => {
    const old = `dist.percorso-old-${gone()}`;
    lay(old);
    writeFileSync(join(place, old, 'own.json'), '{}');

    await expect(replaceFolder(join(place, 'dist'), () => Promise.reject(new Error('no')))).rejects.toThrow();

    expect(readdirSync(place)).toEqual(['dist']);
    expect(readFileSync(join(place, 'dist/is'), 'utf8')).toBe(old);
  });
});
