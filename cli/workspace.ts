import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOperations } from '#schemas/provider';
import {
  openDocument,
  readLanguage,
  readSources,
  type Language,
  type Place,
  type SourceFile,
  type Sources,
  type Views,
  type Words,
} from '#analysis';
import { UsageError } from './command.ts';
import { entriesBeneath } from './folder-entries.ts';

/** The journeys of a folder, read from disk. */
export type Workspace = { root: string; files: readonly SourceFile[]; language: Language; sources: Sources };

const product = dirname(import.meta.dirname);
const ofFolder = ['journeys', 'i18n/it'];

/** The largest journey has a hundredth of it; what is larger stands there by mistake, and would stop who reads it. */
const mostBytes = 5e6;

/**
 * Reads the journeys and texts of a folder; the language and the contract are those of the product. Of sources read before
 * all is kept that is still the same.
 *
 * @throws {UsageError} when the folder has no `journeys/`, or has in it what cannot be read.
 */
export const openWorkspace = (root: string, before?: Sources): Workspace =>
  workspaceOf(root, readFiles(root), before);

/**
 * Reads the files of a folder’s journeys and texts.
 *
 * @throws {UsageError} when the folder has no `journeys/`, or a link or a folder where a file should be.
 */
export function readFiles(root: string): SourceFile[] {
  if (!existsSync(join(root, 'journeys'))) {
    throw new UsageError({
      en: `There is no folder journeys/ in ${root}. Run it where journeys/ and i18n/ stand.`,
      it: `In ${root} non c’è la cartella journeys/. Esegui il comando dove stanno journeys/ e i18n/.`,
    });
  }
  const files = ofFolder.flatMap((folder) => readFolder(root, folder));
  return [...files, ...emptyFolders(root, files)];
}

/** Folders of journeys in which no file stands, each as a path that ends with a slash. */
function emptyFolders(root: string, files: readonly SourceFile[]): SourceFile[] {
  return readdirSync(join(root, 'journeys'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => ({ path: `journeys/${name}/`, text: '' }))
    .filter((folder) => !files.some(({ path }) => path.startsWith(folder.path)));
}

/**
 * Reads journeys and texts from files; of sources read before all is kept that is still the same, and the requirements
 * are not looked at again.
 *
 * @throws {FileError} when the list of the views cannot be read.
 */
export function workspaceOf(root: string, files: readonly SourceFile[], before?: Sources): Workspace {
  const language = before?.language ?? languageOfProduct();
  const requirements = before ? before.requirements : requirementsIn(root);
  return {
    root,
    files,
    language,
    sources: readSources(language, files, { views: knownViews(files), before, requirements }),
  };
}

/** Says which file keeps the others from being read, and where. */
export class FileError extends UsageError {
  readonly file: string;
  readonly place: Place;
  /** What is wrong there, without the place. */
  readonly told: Words;

  constructor(file: string, place: Place, told: Words) {
    const at = `${file}:${place.line}:${place.column}`;
    super({ en: `${at} ${told.en}`, it: `${at} ${told.it}` });
    this.file = file;
    this.place = place;
    this.told = told;
  }
}

function languageOfProduct(): Language {
  return readLanguage(
    readFolder(product, 'schemas').filter(({ path }) => path.endsWith('.json')),
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

/** Reads the texts of all languages of a folder. */
export const readLanguages = (root: string): SourceFile[] => readFolder(root, 'i18n');

function readFolder(root: string, folder: string): SourceFile[] {
  const from = join(root, folder);
  if (!existsSync(from)) return [];
  return entriesBeneath(from).flatMap((entry) => {
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
    if (isJson && statSync(file).size > mostBytes)
      throw new UsageError({
        en: `${path} is larger than ${mostBytes / 1e6} MB, which no journey is. Take it out of the folder.`,
        it: `${path} è più grande di ${mostBytes / 1e6} MB, e nessun flusso lo è. Toglilo dalla cartella.`,
      });
    if (isJson) return [{ path, text: readFileSync(file, 'utf8') }];
    // Other files are known by name alone; hidden ones are of the system or of an editor.
    return entry.isFile() && !entry.name.startsWith('.') ? [{ path, text: '' }] : [];
  });
}

const beginning: Place = { line: 1, column: 1, length: 1 };

/** Reads what the portal's views know from `journeys/views.json`; without that file there are none. */
function knownViews(files: readonly SourceFile[]): Views {
  const file = files.find(({ path }) => path === 'journeys/views.json');
  if (!file) return {};
  const { problem, value } = openDocument(file);
  if (problem) {
    const { en, it } = problem.message;
    throw new FileError(file.path, problem.place, { en: `is not JSON: ${en}`, it: `non è JSON: ${it}` });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FileError(file.path, beginning, {
      en: 'must be an object: the name of each view → what it knows.',
      it: 'deve essere un oggetto: il nome di ogni vista → ciò che sa.',
    });
  return value as Views; // held by a test against the portal's views
}
