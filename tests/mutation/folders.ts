import { globSync } from 'node:fs';

/** A folder that is changed, the tests that must notice, and those that take too long to be asked for each change. */
type Folder = {
  folder: string;
  tests: readonly string[];
  without: readonly string[];
  environment: 'node' | 'jsdom';
  timeoutMs: number;
};

/** The folders where a line that no test holds would cost holders most. */
const folders: readonly Folder[] = [
  {
    folder: 'engine',
    tests: ['engine/**/*.test.ts', 'tests/journeys/engine-*.test.ts'],
    without: ['engine/machine/properties.test.ts', 'engine/definition/prepare.test.ts'],
    environment: 'node',
    timeoutMs: 5000,
  },
  {
    folder: 'ui/state',
    tests: ['ui/state/**/*.test.{ts,tsx}'],
    without: [],
    environment: 'jsdom',
    timeoutMs: 5000,
  },
  {
    folder: 'sandbox/security',
    tests: ['sandbox/security/**/*.test.ts'],
    // A million codes are drawn there.
    without: ['sandbox/security/drawn-codes.test.ts'],
    environment: 'node',
    timeoutMs: 5000,
  },
];

/** Names the folders that can be asked for. */
export const folderNames = folders.map(({ folder }) => folder);

/** Finds a folder by its path, or says which there are. */
export function folderOf(path: string | undefined): Folder {
  const found = folders.find(({ folder }) => folder === path);
  if (found === undefined) throw new Error(`expected one of: ${folderNames.join(', ')}`);
  return found;
}

/** Lists the files of a folder that are changed, from the root. */
export function changedFiles(folder: string, root: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !/\.(test|fixture)\.tsx?$|^engine\/fixtures\//.test(path))
    .toSorted();
}
