import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 200;

/** Runs one build of a folder at a time, whatever the number of processes that want one; a lock left by a dead process is taken over. */
export async function withBuildLock<Result>(dist: string, run: () => Promise<Result>): Promise<Result> {
  const lock = join(dist, 'building.pid');
  mkdirSync(dist, { recursive: true });
  while (!isTaken(lock)) await wait(pauseMs);
  try {
    return await run();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isTaken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isHeld(lock: string): boolean {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    // Signal 0 only asks whether the process is there. An empty file is being written this very moment.
    return pid === 0 || process.kill(pid, 0);
  } catch {
    return false;
  }
}
