import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const written = 0o222;
const read = 0o444;
const entered = 0o111;

/** Takes from everybody the right to write in a tree, and lets everybody read it; links are left as they are. */
export function makeReadOnly(tree: string): void {
  for (const path of pathsIn(tree)) {
    const mode = lstatSync(path).mode & 0o777;
    const isRun = (mode & entered) !== 0;
    chmodSync(path, (mode & ~written) | read | (isRun ? entered : 0));
  }
}

/** Lets its owner write in a tree again, so that it can be removed. */
export function makeWritable(tree: string): void {
  chmodSync(tree, 0o700);
  for (const entry of readdirSync(tree, { withFileTypes: true }))
    if (entry.isDirectory()) makeWritable(join(tree, entry.name));
}

/** Lists the files of a tree with when they were last written. */
export const listTree = (tree: string): readonly string[] =>
  pathsIn(tree).map((path) => `${path} ${lstatSync(path).mtimeMs}`);

function pathsIn(tree: string): string[] {
  const inside = readdirSync(tree, { withFileTypes: true }).flatMap((entry) => {
    const path = join(tree, entry.name);
    if (entry.isSymbolicLink()) return [];
    return entry.isDirectory() ? pathsIn(path) : [path];
  });
  return [...inside, tree];
}
