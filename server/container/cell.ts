import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Plan } from './containerfile.ts';

/** What a program is kept in: how to start it there, what is missing of a container’s bounds, and what memory it took. */
export type Cell = {
  command(argv: readonly string[]): readonly [string, ...string[]];
  /** What holds, as the kernel was told. */
  holds: readonly string[];
  /** What of a container cannot be had here, and why. */
  lacks: readonly string[];
  /** The most bytes that were taken at once; undefined where nobody counts. */
  peakBytes(): number | undefined;
  remove(): void;
};

/** What `in-cell.ts` does before it becomes the program. */
export type Orders = {
  /** Seen by the program, and written by nobody. */
  readOnly: readonly string[];
  /** Where the kernel counts the memory. */
  counted: string | undefined;
  become: readonly [string, ...string[]];
};

const inCell = join(import.meta.dirname, 'in-cell.ts');
/** Finds a program as a shell would. */
const whereIs = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const may = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Makes what comes nearest to a container on this machine: a bare user, a tree that is read-only, memory that is bounded. */
export function openCell(
  { user, group }: Pick<Plan, 'user' | 'group'>,
  { tree, memoryBytes }: { tree: string; memoryBytes: number },
): Cell {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const setpriv = whereIs('setpriv');
  if (!isRoot || setpriv === undefined || !may('unshare', '--mount', 'mount', '--bind', tree, tree))
    return plainCell(isRoot);
  const counted = boundMemory(memoryBytes);
  const bare =
    `--reuid=${user} --regid=${group} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all`.split(
      ' ',
    );
  return {
    command: ([program = '', ...args]) => {
      const orders: Orders = {
        readOnly: [tree, '/'],
        counted: counted?.procs,
        become: [setpriv, ...bare, program, ...args],
      };
      return ['unshare', '--mount', process.execPath, inCell, JSON.stringify(orders)];
    },
    holds: [
      `user ${user}:${group}, without groups, capabilities and ways to new ones`,
      'the tree and the root of the file system read-only',
      ...(counted ? [`${memoryBytes / 2 ** 20} MiB of memory, by a cgroup`] : []),
    ],
    lacks: counted ? [] : ['a bound on memory: no cgroup can be made here'],
    peakBytes: () => counted?.peak(),
    remove: () => counted?.remove(),
  };
}

/** Leaves the program as it is, with a tree that has lost its rights to be written. */
function plainCell(isRoot: boolean): Cell {
  const why = isRoot ? 'unshare, mount and setpriv may not be used here' : 'it takes root on Linux';
  return {
    command: ([program = '', ...args]) => [program, ...args],
    holds: [],
    lacks: [`a bare user, a read-only root, bounded memory: ${why}; it runs as this user`],
    peakBytes: () => undefined,
    remove: () => {},
  };
}

type Counted = { procs: string; peak: () => number; remove: () => void };

/** Makes a cgroup of either version; undefined where none can be made. */
function boundMemory(bytes: number): Counted | undefined {
  const versions = [
    { at: '/sys/fs/cgroup', limit: 'memory.max', peak: 'memory.peak' },
    { at: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', peak: 'memory.max_usage_in_bytes' },
  ];
  for (const { at, limit, peak } of versions) {
    try {
      readFileSync(join(at, 'cgroup.procs'));
      const folder = mkdtempSync(join(at, 'percorso-'));
      writeFileSync(join(folder, limit), String(bytes));
      return {
        procs: join(folder, 'cgroup.procs'),
        peak: () => Number(readFileSync(join(folder, peak), 'utf8')),
        remove: () => rmdirSync(folder),
      };
    } catch {
      // The other version, or none.
    }
  }
  return undefined;
}
