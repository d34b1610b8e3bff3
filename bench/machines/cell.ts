import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A share of a processor that a process may take, as the kernel holds it to it. */
export type Share = { put(pid: number): void; remove(): void };

const periodUs = 100_000;

const versions = [
  {
    at: '/sys/fs/cgroup/cpu',
    bound: (folder: string, quota: number) => {
      writeFileSync(join(folder, 'cpu.cfs_period_us'), String(periodUs));
      writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quota));
    },
  },
  {
    at: '/sys/fs/cgroup',
    bound: (folder: string, quota: number) => writeFileSync(join(folder, 'cpu.max'), `${quota} ${periodUs}`),
  },
];

/** Makes a cgroup that may take so much of one processor; undefined where none can be made. */
export function openShare(name: string, ofProcessor: number): Share | undefined {
  for (const { at, bound } of versions) {
    const folder = join(at, `percorso-${process.pid}-${name}`);
    try {
      mkdirSync(folder);
    } catch {
      continue;
    }
    try {
      bound(folder, Math.round(periodUs * ofProcessor));
      return {
        put: (pid) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)),
        remove: () => rmdirSync(folder),
      };
    } catch {
      rmdirSync(folder);
    }
  }
  return undefined;
}
