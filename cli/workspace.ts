import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOperations } from '#schemas/provider';
import {
  openDocument,
  readLanguage,
  readSources,
  textsByNamespace,
  type Language,
  type SourceFile,
  type Sources,
  type Views,
} from '#analysis';
import { isBankFolder } from '#server/folder';
import { beginning, FileError } from './file-error.ts';
import { codeKeptIn } from './kept-code.ts';
import type { Overlay } from './overlay/overlay.ts';
import { readFolder } from './overlay/read-folder.ts';
import { readOverlay } from './overlay/read-overlay.ts';

/** The journeys of a folder, read from disk. */
export type Workspace = { root: string; files: readonly SourceFile[]; language: Language; sources: Sources };

/** Journeys read from a folder, with what says which of them are its own. */
export type OpenFolder = Workspace & { overlay: Overlay };

const product = dirname(import.meta.dirname);

/**
 * Reads the journeys and texts of a folder, a bank’s over those of the product; the language and the contract are the
 * product’s. Of sources read before all is kept that is still the same.
 *
 * @throws {UsageError} when the folder has no `journeys/` and is no bank’s, or has in it what cannot be read.
 */
export function openWorkspace(root: string, before?: Sources): OpenFolder {
  const overlay = readOverlay(root);
  return { ...workspaceOf(root, overlay.files, before), overlay };
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
    sources: readSources(language, files, {
      views: knownViews(files),
      before,
      requirements,
      isBank: isBankFolder(root),
      standardTexts: isBankFolder(root) ? textsOfProduct() : undefined,
    }),
  };
}

let ofProduct: Language | undefined;

/** Reads the language of this product once: its files are part of the program, which does not change while it runs. */
function languageOfProduct(): Language {
  ofProduct ??= readLanguage(
    readFolder(product, 'schemas').filter(({ path }) => path.endsWith('.json')),
    readOperations(),
    codeKeptIn(join(product, 'node_modules/.cache/percorso/schemas')),
  );
  return ofProduct;
}

let standardTexts: Sources['standardTexts'];

/** Reads the texts of this product once, for the same reason. */
function textsOfProduct(): Sources['standardTexts'] {
  standardTexts ??= textsByNamespace(readFolder(product, 'i18n/it'));
  return standardTexts;
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
