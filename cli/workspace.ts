import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOperations } from '#schemas/provider';
import {
  readLanguage,
  readSources,
  type Language,
  type SourceFile,
  type Sources,
  type Views,
} from '#analysis';
import { UsageError } from './command.ts';

/** The journeys of a folder, read from disk. */
export type Workspace = { root: string; files: readonly SourceFile[]; language: Language; sources: Sources };

const product = dirname(import.meta.dirname);
const ofProduct = ['schemas/journey', 'schemas/context', 'schemas/provider'];
const ofFolder = ['journeys', 'i18n/it'];

/**
 * Reads the journeys and texts of a folder; the language and the contract are those of the product.
 *
 * @throws {UsageError} when the folder has no `journeys/`.
 */
export function openWorkspace(root: string): Workspace {
  if (!existsSync(join(root, 'journeys'))) {
    throw new UsageError(`There is no folder journeys/ in ${root}. Run it where journeys/ and i18n/ stand.`);
  }
  const files = ofFolder.flatMap((folder) => readFolder(root, folder));
  const language = readLanguage(
    ofProduct.flatMap((folder) => readFolder(product, folder)),
    readOperations(),
  );
  return { root, files, language, sources: readSources(language, files, { views: knownViews(files) }) };
}

function readFolder(root: string, folder: string): SourceFile[] {
  const from = join(root, folder);
  if (!existsSync(from)) return [];
  return readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(root.length + 1).replaceAll('\\', '/');
      return { path, text: readFileSync(file, 'utf8') };
    });
}

/** Reads what the portal's views know from `journeys/views.json`; without that file there are none. */
function knownViews(files: readonly SourceFile[]): Views {
  const file = files.find(({ path }) => path === 'journeys/views.json');
  if (!file) return {};
  const views = openObject(file.text);
  if (!views)
    throw new UsageError('journeys/views.json must be an object: the name of each view → what it knows.');
  return views as Views; // held by a test against the portal's views
}

function openObject(text: string): object | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
