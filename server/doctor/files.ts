import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdFiles } from '../http/held-files.ts';
import { servableOf, type ServablePortal } from '../serving/served-portal.ts';
import { check, type Row } from './row.ts';
import type { World } from './world.ts';

const files = check('files', 'a built portal that may be read');

/** Looks at what a start would serve. */
export function lookAtFiles({ root, ofPackage, env }: World): { row: Row; built?: ServablePortal } {
  try {
    const built = servableOf(root, ofPackage, env);
    const page = readFileSync(join(built.folder, 'index.html'), 'utf8');
    const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path = '']) => path);
    const missing = named.filter((path) => !isReadable(join(built.folder, path)));
    if (missing.length > 0)
      return {
        row: files.fail(
          `the page names ${missing.join(', ')}, which this user cannot read`,
          'build it again, or install the package again, or let this user read it',
        ),
      };
    // As a start reads them all.
    holdFiles(built.folder);
    return { row: files.ok(built.folder), built };
  } catch (error) {
    return { row: files.refused(error) };
  }
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
