import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { baseRevision } from './base-revision.ts';
import { checkSteps } from './check-steps.ts';

const author = ['-c', 'user.name=Percorso', '-c', 'user.email=percorso@percorso.test'];

/** Makes a temporary folder, and runs git in it. */
function openFolder() {
  const path = mkdtempSync(join(tmpdir(), 'percorso-base-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  const git = (...typed: string[]): string =>
    execFileSync('git', [...author, ...typed], { cwd: path, encoding: 'utf8', stdio: 'pipe' }).trim();
  let commits = 0;
  const commit = (): string => {
    commits += 1;
    writeFileSync(join(path, 'file'), `${commits}`);
    git('add', '.');
    git('commit', '-qm', `${commits}`);
    return git('rev-parse', 'HEAD');
  };
  return { path, git, commit };
}

type Folder = ReturnType<typeof openFolder>;

function openOrigin(): Folder {
  const origin = openFolder();
  origin.git('init', '-q', '-b', 'main');
  origin.commit();
  origin.commit();
  return origin;
}

function cloneOf(origin: Folder, ...how: string[]): Folder {
  const clone = openFolder();
  clone.git('clone', '-q', ...how, pathToFileURL(origin.path).href, '.');
  return clone;
}

describe('the revision that a change starts from', () => {
  it('is where a branch has left the main one of its origin, however far that has gone on', () => {
    const origin = openOrigin();
    const clone = cloneOf(origin);
    const start = clone.git('rev-parse', 'HEAD');
    clone.git('switch', '-qc', 'change');
    clone.commit();
    origin.commit();
    clone.git('fetch', '-q');

    const { revision, told } = baseRevision(clone.path, {});

    expect(revision).toBe(start);
    expect(told).toContain('where this branch has left origin/HEAD.');
  });

  it('is that still when the branch has been pushed', () => {
    const clone = cloneOf(openOrigin());
    const start = clone.git('rev-parse', 'HEAD');
    clone.git('switch', '-qc', 'change');
    clone.commit();
    clone.git('push', '-qu', 'origin', 'change');

    expect(baseRevision(clone.path, {}).revision).toBe(start);
  });

  it('is where it has left its upstream when the origin does not say which branch is its main one', () => {
    const clone = cloneOf(openOrigin());
    const start = clone.git('rev-parse', 'HEAD');
    clone.git('remote', 'set-head', 'origin', '--delete');
    clone.commit();

    expect(baseRevision(clone.path, {}).revision).toBe(start);
  });

  it('is what CHECK_SINCE names, though it may not be there', () => {
    const { path } = openFolder();

    expect(baseRevision(path, { CHECK_SINCE: 'origin/release' }).revision).toBe('origin/release');
  });

  it.each([
    ['in no repository', openFolder, 'there is no repository of git here'],
    ['without a branch to go back to', openOrigin, 'git knows no branch that this one will go back to'],
    ['of a fresh clone', () => cloneOf(openOrigin()), 'nothing has been committed since origin/HEAD'],
    [
      'of a clone too shallow to tell',
      openShallow,
      'this clone does not reach back to where it has left origin/HEAD',
    ],
  ])('is not known %s, which is told in a line', (_, open, why) => {
    const { revision, told } = baseRevision(open().path, {});

    expect(revision).toBeUndefined();
    expect(told).toContain(`Versions are held against no revision: ${why}`);
    expect(told).not.toContain('\n');
  });
});

/** Clones the last commit of a branch, and apart from it the last of main: where they parted is not there. */
function openShallow(): Folder {
  const origin = openOrigin();
  origin.git('switch', '-qc', 'change');
  origin.commit();
  origin.commit();
  origin.git('switch', '-q', 'main');
  origin.commit();
  const clone = cloneOf(origin, '--depth=1', '--no-single-branch');
  clone.git('switch', '-q', 'change');
  return clone;
}

const commandAgainst = (revision?: string) =>
  checkSteps({ told: '', ...(revision !== undefined && { revision }) }).find(
    ({ title }) => title === 'journeys are sound',
  )?.command;

it('is handed to the check of journeys, which is run without one where it is not known', () => {
  expect(commandAgainst('abc')).toEqual(['node', 'cli/bin/percorso.js', 'check', '--since=abc']);
  expect(commandAgainst()).toEqual(['node', 'cli/bin/percorso.js', 'check']);
});
