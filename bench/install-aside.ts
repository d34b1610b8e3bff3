import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const lock = 'package-lock.json';

/** Names the folder in which packages of a name are installed. */
export const asideFolder = (name: string): string => join(import.meta.dirname, '../.data', name);

/**
 * Installs the packages that a folder lists in exact versions, once, outside the project's own packages: they are large
 * and nothing else needs them. Their install scripts stay shut. Answers the folder that has them.
 */
export function installAside(listed: string, name: string): string {
  const installed = asideFolder(name);
  const marker = join(installed, 'node_modules/.package-lock.json');
  if (existsSync(marker) && lockOf(installed) === lockOf(listed)) return installed;
  mkdirSync(installed, { recursive: true });
  for (const file of ['package.json', lock]) copyFileSync(join(listed, file), join(installed, file));
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: installed,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return installed;
}

const lockOf = (folder: string): string => readFileSync(join(folder, lock), 'utf8');
