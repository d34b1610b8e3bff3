import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { distRefusal, withBuildLock, type Patience } from './build-lock.ts';

let root: string;
let dist: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-lock-'));
  dist = join(root, 'dist');
  onTestFinished(() => rmSync(root, { recursive: true }));
});

/** Waits so many times, and does something each time instead. */
const patience = (tries: number, pause: () => unknown = () => {}): Patience => ({
  tries,
  pause: async () => pause(),
});

const building = async () => 'built';

describe('a build', () => {
  it('is not kept waiting by a file that names a living process of another kind [S-88]', async () => {
    mkdirSync(dist);
    writeFileSync(join(dist, 'building.pid'), String(process.pid));

    expect(await withBuildLock(dist, building, patience(0))).toBe('built');
  });

  it('waits for another of the same folder, and follows it', async () => {
    const first = Promise.withResolvers<string>();
    const one = withBuildLock(dist, () => first.promise, patience(0));

    const two = withBuildLock(
      dist,
      building,
      patience(1, () => {
        first.resolve('first');
        return one;
      }),
    );

    expect(await Promise.all([one, two])).toEqual(['first', 'built']);
  });

  it('is refused when another goes on for ever [S-88]', async () => {
    const never = Promise.withResolvers<void>();
    const other = withBuildLock(dist, () => never.promise, patience(0));
    let pauses = 0;

    const refused = withBuildLock(
      dist,
      building,
      patience(3, () => (pauses += 1)),
    );

    await expect(refused).rejects.toThrow(
      /^BUILD_BUSY: another process has been building .*; wait for it, or stop/,
    );
    expect(pauses).toBe(3);
    never.resolve();
    await other;
  });

  it('follows one whose process was killed [S-88]', async () => {
    const module = pathToFileURL(join(import.meta.dirname, 'build-lock.ts')).href;
    const program = `import { withBuildLock } from '${module}';
      await withBuildLock(process.argv[1], async () => {
        setInterval(() => {}, 1e6);
        setTimeout(() => { gc(); console.log('building'); });
        await new Promise(() => {});
      });`;
    const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program, dist], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(createInterface({ input: child.stdout }), 'line');
    const ended = once(child, 'exit');

    await expect(withBuildLock(dist, building, patience(0))).rejects.toThrow('BUILD_BUSY: ');
    child.kill('SIGKILL');
    await ended;

    expect(await withBuildLock(dist, building, patience(0))).toBe('built');
  });

  it('is not kept from its folder by what is in the file of its lock, which stands on that very file [S-88]', async () => {
    mkdirSync(dist);
    const file = join(dist, 'building.lock');
    writeFileSync(file, 'no lock at all');
    const { ino } = statSync(file);

    expect(await withBuildLock(dist, building, patience(0))).toBe('built');
    expect(statSync(file)).toMatchObject({ ino, size: 0 });
  });

  it.each<[string, (file: string) => unknown]>([
    ['a folder', (file) => mkdirSync(file)],
    ['a pipe', (file) => spawnSync('mkfifo', [file])],
  ])('is refused where %s is in the place of its lock, with its name [S-88]', async (_, make) => {
    mkdirSync(dist);
    const file = join(dist, 'building.lock');
    make(file);

    await expect(withBuildLock(dist, building, patience(0))).rejects.toThrow(
      `DIST_UNUSABLE: ${file} takes no lock (`,
    );
  });

  it('leaves the folder to the next when it fails', async () => {
    const failed = withBuildLock(dist, async () => Promise.reject(new Error('odd')), patience(0));

    await expect(failed).rejects.toThrow('odd');
    expect(await withBuildLock(dist, building, patience(0))).toBe('built');
  });

  it('is refused where a file has the place of the folder [S-88]', async () => {
    writeFileSync(dist, '');

    await expect(withBuildLock(dist, building, patience(0))).rejects.toThrow(
      /^DIST_INVALID: .*; move it away$/,
    );
  });

  it.each([
    ['ENOSPC: no space left on device, write', 'DIST_DISK_FULL: the disk of /dist has no room for a build'],
    ['Build failed\n\nCaused by:\n    No space left on device (os error 28)', 'DIST_DISK_FULL: '],
    ['EDQUOT: disk quota exceeded, write', 'DIST_DISK_FULL: '],
    ['EIO: i/o error, write', 'DIST_DISK_FULL: writing to /dist broke off (EIO), as on a full disk'],
    ['EROFS: read-only file system, open', 'DIST_READ_ONLY: /dist may not be written (EROFS)'],
    ['EACCES: permission denied, mkdir', 'DIST_READ_ONLY: /dist may not be written (EACCES)'],
  ])('that fails with %j says what to do about its folder [S-88]', (message, told) => {
    expect(distRefusal('/dist', new Error(message))?.message).toContain(told);
  });

  it('that fails by its sources is no matter of the folder', () => {
    expect(distRefusal('/dist', new Error('Could not resolve ./nope.ts'))).toBeUndefined();
  });
});
