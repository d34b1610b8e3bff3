import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Where a bank’s folder has what the portal is built from; other languages are read at each start. */
const folders = ['journeys', join('i18n', 'it')];

/** Returns a hash of what a bank’s folder has of its own journeys and texts; undefined where there is nothing. */
export function hashOfOwn(root: string): string | undefined {
  const files = folders.flatMap((folder) => jsonBeneath(join(root, folder))).toSorted();
  if (files.length === 0) return undefined;
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(relative(root, file).split(sep).join('/'))
      .update('\0')
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

function jsonBeneath(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name));
}
