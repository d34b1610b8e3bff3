import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those that it stands in, one after the other. Node’s own `recursive` never comes back where one that is there
 * takes no folder and says so by ENOENT, as `/proc` does.
 *
 * @throws {Error} that of the system, for a folder that cannot be made.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process was first, or a link leads nowhere: whoever writes into it is told.
    if (Object(error).code !== 'EEXIST') throw error;
  }
}
