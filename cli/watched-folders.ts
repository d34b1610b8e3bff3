import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { entriesBeneath } from './folder-entries.ts';

/** A burst of saves takes an editor less than this, in milliseconds. */
const burst = 20;

/** Tells of changes beneath some folders, until the process ends; several changes at once are one. */
export function watchFolders(folders: readonly string[]): { next(): Promise<void> } {
  const waiting = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  // Folders come and go, and files are exchanged for others, by names alone.
  let areNamesNew = false;
  const look = (kind: unknown): void => {
    areNamesNew ||= kind !== 'change';
    clearTimeout(timer);
    timer = setTimeout(tell, burst);
  };
  let watchers = openWatchers(folders, look);
  const tell = (): void => {
    // The new ones are watched before what stands in them is read.
    if (areNamesNew) {
      const before = watchers;
      watchers = openWatchers(folders, look);
      for (const watcher of before) watcher.close();
    }
    areNamesNew = false;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  return { next: () => new Promise((resolve) => void waiting.add(resolve)) };
}

// Each folder by itself: a watch of a whole tree loses on Linux each file that another takes the place of.
function openWatchers(folders: readonly string[], look: (kind: unknown) => void) {
  return folders.flatMap(foldersIn).flatMap((folder) => {
    try {
      // A folder that goes is informed of by the one it stood in.
      return [watch(folder, look).on('error', look)];
    } catch {
      return [];
    }
  });
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return [
    folder,
    ...entriesBeneath(folder).flatMap((each) =>
      each.isDirectory() ? [join(each.parentPath, each.name)] : [],
    ),
  ];
}
