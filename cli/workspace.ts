import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readOperations } from '#schemas/provider';
import {
  openDocument,
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
 * Reads the journeys and texts of a folder; the language and the contract are those of the product. Of sources read before
 * all is kept that is still the same.
 *
 * @throws {UsageError} when the folder has no `journeys/`.
 */
export function openWorkspace(root: string, before?: Sources): Workspace {
  if (!existsSync(join(root, 'journeys'))) {
    throw new UsageError({
      en: `There is no folder journeys/ in ${root}. Run it where journeys/ and i18n/ stand.`,
      it: `In ${root} non c’è la cartella journeys/. Esegui il comando dove stanno journeys/ e i18n/.`,
    });
  }
  const files = ofFolder.flatMap((folder) => readFolder(root, folder));
  const language = before?.language ?? languageOfProduct();
  const read = knownViews(files);
  const views = before && isDeepStrictEqual(before.views, read) ? before.views : read;
  return {
    root,
    files,
    language,
    sources: readSources(language, files, { views, before, requirements: requirementsIn(root) }),
  };
}

function languageOfProduct(): Language {
  return readLanguage(
    ofProduct.flatMap((folder) => readFolder(product, folder)),
    readOperations(),
  );
}

/** Reads the ids of the requirements from the tables in docs/requirements; an analyst’s folder may have none. */
function requirementsIn(root: string): ReadonlySet<string> | undefined {
  const folder = join(root, 'docs/requirements');
  if (!existsSync(folder)) return undefined;
  const tables = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const rows = tables.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/^\| ([A-Z]+-\d+) \|/gm),
  ]);
  return new Set(rows.map(([, id]) => String(id)));
}

function readFolder(root: string, folder: string): SourceFile[] {
  const from = join(root, folder);
  if (!existsSync(from)) return [];
  return readdirSync(from, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(root.length + 1).replaceAll('\\', '/');
    const isJson = entry.name.endsWith('.json');
    // What a link leads to may stand outside the project, or contain the link.
    if (entry.isSymbolicLink())
      throw new UsageError({
        en: `${path} is a link. Put the file or the folder itself there.`,
        it: `${path} è un collegamento. Mettici il file o la cartella stessa.`,
      });
    if (isJson && !entry.isFile())
      throw new UsageError({
        en: `${path} is no file. Rename it, or remove it.`,
        it: `${path} non è un file. Rinominalo o toglilo.`,
      });
    return isJson ? [{ path, text: readFileSync(file, 'utf8') }] : [];
  });
}

/** Reads what the portal's views know from `journeys/views.json`; without that file there are none. */
function knownViews(files: readonly SourceFile[]): Views {
  const file = files.find(({ path }) => path === 'journeys/views.json');
  if (!file) return {};
  const { problem, value } = openDocument(file);
  if (problem) {
    const { line, column } = problem.place;
    throw new UsageError({
      en: `${file.path}:${line}:${column} is not JSON: ${problem.message.en}`,
      it: `${file.path}:${line}:${column} non è JSON: ${problem.message.it}`,
    });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError({
      en: `${file.path} must be an object: the name of each view → what it knows.`,
      it: `${file.path} deve essere un oggetto: il nome di ogni vista → ciò che sa.`,
    });
  return value as Views; // held by a test against the portal's views
}
