import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** Which package brings a tool, where it has another name. */
const packages: Readonly<Record<string, string>> = { tsc: 'typescript', playwright: '@playwright/test' };

type Manifest = { bin?: Readonly<Record<string, string>> };

/**
 * Returns the file of a tool that Node runs. What stands in `node_modules/.bin` is a script of a shell where there are no
 * links, which no program may start as it is (RUN-16).
 *
 * @throws {Error} when its package names no such program.
 */
export function programOf(root: string, tool: string): string {
  const folder = join(root, 'node_modules', packages[tool] ?? tool);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest; // by the rules of npm
  const file = bin?.[tool];
  if (file === undefined) throw new Error(`${join(folder, 'package.json')} names no program ${tool}`);
  return join(folder, file);
}

/** Returns a command as it is started on every system: `node` is the one that runs, all else a program for it. */
export const startable = (root: string, [tool, ...args]: readonly [string, ...string[]]) =>
  [process.execPath, ...(tool === 'node' ? args : [programOf(root, tool), ...args])] as const;
