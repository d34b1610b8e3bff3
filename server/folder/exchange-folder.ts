import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';

// Names that nobody gives by hand: whatever else stands beside the folder is somebody’s own, `dist.old` and `dist.2025.new` too.
const filled = '.percorso-new-';
const takenOut = '.percorso-old-';

/**
 * Replaces a folder by one that is filled beside it, in its place only once it is whole: where filling fails, all stays as it was.
 *
 * @throws {Error} `BUILD_BUSY` where another process was first.
 */
export async function exchangeFolder(folder: string, fill: (aside: string) => Promise<void>): Promise<void> {
  clearLeft(folder);
  const aside = `${folder}${filled}${process.pid}`;
  try {
    mkdirSync(aside);
    await fill(aside);
    exchange(folder, aside);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Clears what processes have left that were killed; what one had just taken out is put back where nothing stands in its place. */
export function clearLeft(folder: string): void {
  if (!existsSync(dirname(folder))) return;
  for (const name of readdirSync(dirname(folder))) {
    const [state, pid] = [filled, takenOut].flatMap((mark) => {
      const start = `${basename(folder)}${mark}`;
      return name.startsWith(start) ? [mark, name.slice(start.length)] : [];
    });
    if (pid === undefined || !/^\d+$/u.test(pid) || !isGone(Number(pid))) continue;
    const path = `${folder}${state}${pid}`;
    if (state === takenOut && !existsSync(folder)) renameSync(path, folder);
    else rmSync(path, { recursive: true, force: true });
  }
}

/** Returns whether a process has ended; a number that is this one’s by now was another’s before. */
function isGone(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return Object(error).code === 'ESRCH';
  }
}

function exchange(folder: string, aside: string): void {
  const old = `${folder}${takenOut}${process.pid}`;
  const isThere = existsSync(folder);
  if (isThere) renameSync(folder, old);
  try {
    renameSync(aside, folder);
  } catch (cause) {
    if (isThere && !existsSync(folder)) renameSync(old, folder);
    if (Object(cause).code !== 'ENOTEMPTY') throw cause;
    throw new Error(`BUILD_BUSY: another process has laid ${folder} meanwhile; do it again`, { cause });
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
}
