import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/sandbox-places.ts';
import { lockFolder } from './folder-lock.ts';

const module = pathToFileURL(join(import.meta.dirname, 'folder-lock.ts')).href;
// Says how the lock was got, and keeps it until its input ends or it is killed.
const program = `
import { lockFolder } from '${module}';
try {
  lockFolder(process.argv[1]);
  // The lock is the folder's, whether or not anybody remembers it.
  setTimeout(() => { gc(); console.log('locked'); });
  process.stdin.resume();
} catch (error) {
  console.log(error.message);
}`;

let root: ReturnType<typeof temporaryFolder>;
let folder: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  root = temporaryFolder();
  folder = join(root.path, 'bank');
  mkdirSync(folder);
});

afterEach(async () => {
  await Promise.all(running.splice(0).map(kill));
  root.remove();
});

/** Has another process lock a folder, with temporary files in a place of its own. */
async function lockElsewhere(
  path: string,
  temporary: string,
): Promise<{ said: string; child: ChildProcess }> {
  mkdirSync(join(root.path, temporary), { recursive: true });
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program, path], {
    env: { ...process.env, TMPDIR: join(root.path, temporary) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.push(child);
  for await (const said of createInterface({ input: child.stdout })) return { said, child };
  throw new Error('the other process said nothing');
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('a data folder that a process has open', () => {
  it('is refused to one that keeps its temporary files elsewhere, and free once the first was killed [S-80]', async () => {
    const first = await lockElsewhere(folder, 'one');

    const second = await lockElsewhere(folder, 'two');
    await kill(first.child);
    const third = await lockElsewhere(folder, 'three');

    expect(first.said).toBe('locked');
    expect(second.said).toBe(
      `BANK_IN_USE: another process has ${folder} open; stop it, or keep the data elsewhere`,
    );
    expect(third.said).toBe('locked');
  });

  it('is refused by whatever path it is reached, and after it was moved [S-80]', async () => {
    const [link, moved] = [join(root.path, 'link'), join(root.path, 'moved')];
    symlinkSync(folder, link);
    await lockElsewhere(link, 'one');

    const straight = await lockElsewhere(folder, 'two');
    renameSync(folder, moved);
    const after = await lockElsewhere(moved, 'three');

    expect([straight.said, after.said]).toEqual([
      expect.stringMatching(/^BANK_IN_USE: /),
      expect.stringMatching(/^BANK_IN_USE: /),
    ]);
  });

  it('is refused within the process too, and free once it is released [S-80]', () => {
    const lock = lockFolder(folder);

    expect(() => lockFolder(folder)).toThrow(/^BANK_IN_USE: /);
    lock.release();
    const again = lockFolder(folder);

    again.release();
    expect(readdirSync(folder)).toEqual(['in-use.lock']);
  });

  it('is locked whatever is in the file of its lock, and refused with its name when that is no file [S-80, S-88]', () => {
    const file = join(folder, 'in-use.lock');
    writeFileSync(file, 'no lock at all');

    lockFolder(folder).release();

    expect(statSync(file).size).toBe(0);
    rmSync(file);
    mkdirSync(file);
    expect(() => lockFolder(folder)).toThrow(`BANK_FOLDER_UNUSABLE: ${file} takes no lock (`);
  });

  it('of many that ask at once goes to one [S-80]', async () => {
    const asked = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((each) => lockElsewhere(folder, each)));

    expect(asked.filter(({ said }) => said === 'locked')).toHaveLength(1);
  });

  it('may lie deep, and is refused with a reason where it lies too deep for a lock [S-80]', () => {
    const deep = deepFolder(488);
    const tooDeep = deepFolder(489);

    const lock = lockFolder(deep);

    expect(() => lockFolder(deep)).toThrow(/^BANK_IN_USE: /);
    lock.release();
    expect(() => lockFolder(tooDeep)).toThrow(/^BANK_FOLDER_TOO_DEEP: .* has a path of more than 488 bytes/);
  });
});

/** Makes a folder whose path has so many bytes. */
function deepFolder(bytes: number): string {
  let path = folder;
  while (bytes - path.length > 101) path = join(path, 'd'.repeat(99));
  path = join(path, 'e'.repeat(bytes - path.length - 1));
  mkdirSync(path, { recursive: true });
  return path;
}

const mayMount = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', tmpdir()]).status === 0;

describe('a data folder that is mounted a second time', () => {
  it(
    mayMount
      ? 'is the same folder to its lock [S-80]'
      : 'is not tried here, where nobody may mount; a link to it is',
    async () => {
      const [mounted, link] = [join(root.path, 'mounted'), join(root.path, 'link')];
      mkdirSync(mounted);
      symlinkSync(folder, link);
      await lockElsewhere(folder, 'one');

      const other = mayMount
        ? spawnSync(
            'unshare',
            [
              '--mount',
              'sh',
              '-c',
              'mount --bind "$1" "$2" && shift 2 && exec "$@"',
              'sh',
              folder,
              mounted,
              process.execPath,
              '--input-type=module',
              '--eval',
              program,
              mounted,
            ],
            { encoding: 'utf8', input: '' },
          ).stdout
        : (await lockElsewhere(link, 'two')).said;

      expect(other).toMatch(/^BANK_IN_USE: /);
    },
  );
});
