import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { settingsFile } from '../portal-config.ts';
import { isBankFolder } from './bank-folder.ts';
import { hashOfOwn } from './own-files.ts';
import { readOwnParts, releaseOf } from './own-parts.ts';

/**
 * Returns the portal that a folder serves: that of the package, or with journeys and texts of the bank’s own the one that
 * `percorso build` has made of both.
 *
 * @throws {Error} `FOLDER_NOT_BUILT` where that one is not there, or of something else than stands there now.
 */
export function portalOf(root: string, ofPackage: string, env: NodeJS.ProcessEnv): string {
  const folder = dirname(settingsFile(root, env));
  const own = isBankFolder(folder) ? hashOfOwn(folder) : undefined;
  if (own === undefined) return ofPackage;
  const dist = join(folder, 'dist');
  const parts = readOwnParts(dist);
  const why = !parts
    ? `${folder} has journeys or texts of its own, which are in no portal yet`
    : parts.madeFrom !== own
      ? `journeys/ or i18n/it/ in ${folder} have changed since they were built`
      : existsSync(ofPackage) && parts.release !== releaseOf(ofPackage)
        ? `${dist} was built with another version of the package`
        : undefined;
  if (why !== undefined) throw new Error(`FOLDER_NOT_BUILT: ${why}; run npx percorso build there`);
  return dist;
}
