import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productVersion } from './product-version.ts';

/** What a folder was brought to last, that the package is of another version, and what to do about it. */
export type OtherVersion = { found: string; remedy: string };

/** Finds that a bank’s folder was not brought to this package by `percorso upgrade`; undefined where it was, or nothing says to which. */
export function otherVersion(folder: string, now = productVersion()): OtherVersion | undefined {
  const before = versionOf(folder);
  if (before === undefined || before === now) return undefined;
  const found = `${folder} was brought to Percorso ${before}, and the package is ${now}`;
  return before.localeCompare(now, 'en', { numeric: true }) < 0
    ? { found, remedy: 'run npx percorso upgrade there: it tells what the new version changes' }
    : {
        found: `${found}, which is older`,
        remedy: `install ${before} or a later one, or take the folder back to ${now}`,
      };
}

function versionOf(folder: string): string | undefined {
  try {
    const text = readFileSync(join(folder, '.percorso/version'), 'utf8').trim();
    return text === '' ? undefined : text;
  } catch {
    return undefined; // told by upgrade
  }
}
