import { globSync } from 'node:fs';
import { join } from 'node:path';

/** The root of the repository, whence all paths of these tests are told. */
export const root = join(import.meta.dirname, '..', '..');

/** Names the folders that hold the project's own code. */
export const codeFolders = [
  'analysis',
  'bench',
  'cli',
  'conformance',
  'console',
  'engine',
  'i18n',
  'sandbox',
  'schemas',
  'server',
  'studio',
  'tests',
  'ui',
];

/** Lists the TypeScript files of the project, from the root, generated ones left out. */
export function sourceFiles(folders: readonly string[] = codeFolders): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((path) => !path.startsWith('schemas/generated/'))
    .toSorted();
}
