import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/** Lists all that stands beneath a folder, without what hides itself; where a link leads is not looked into. */
export function entriesBeneath(folder: string): Dirent[] {
  // By itself, Node would follow links when it goes deeper: out of the project, or round and round.
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => [entry, ...(entry.isDirectory() ? entriesBeneath(join(folder, entry.name)) : [])]);
}
