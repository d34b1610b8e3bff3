import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDocument } from '#analysis/document';
import { settingsFile } from '../portal-config.ts';
import { schemaProblems } from '../settings-schema.ts';

/** The texts of each language beside Italian, as JSON: a tree for each file of `i18n/<language>` (RUN-10). */
export type Languages = ReadonlyMap<string, string>;

const ours = 'it';

/** Returns where the texts of a bank’s languages stand: beside the settings. */
export const languagesFolder = (root: string, env: NodeJS.ProcessEnv): string =>
  join(dirname(settingsFile(root, env)), 'i18n');

/**
 * Reads the texts of every language that a folder has beside Italian.
 *
 * @throws {Error} `LANGUAGE_UNKNOWN` for a folder whose name is no language, `LANGUAGE_UNREADABLE` for a file that is not JSON.
 */
export function readLanguages(folder: string): Languages {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return new Map();
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== ours && hasTexts(join(folder, entry.name)))
    .map(({ name }) => name);
  return new Map(names.map((name) => [languageNamed(name, folder), readTexts(join(folder, name))]));
}

function languageNamed(name: string, folder: string): string {
  if (isLanguage(name)) return name;
  throw new Error(
    `LANGUAGE_UNKNOWN: ${join(folder, name)} is named after no language; expected a folder such as de, en or fr-CH: rename it, or take it away`,
  );
}

/** Of the project itself, code that writes dates and amounts stands beside the texts. */
const hasTexts = (folder: string): boolean => readdirSync(folder).some((name) => name.endsWith('.json'));

/** Takes only what the page takes as well, by the schema that it holds its settings to: it would not open otherwise. */
const isSetting = (name: string): boolean =>
  schemaProblems({ languages: [name] }).every(({ pointer }) => !pointer.startsWith('/languages'));

function isLanguage(name: string): boolean {
  try {
    return isSetting(name) && Intl.getCanonicalLocales(name)[0] === name;
  } catch {
    return false;
  }
}

function readTexts(folder: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const trees = files
    .toSorted()
    .map((name) => [name.slice(0, -'.json'.length), readTree(join(folder, name))]);
  return JSON.stringify(Object.fromEntries(trees));
}

function readTree(path: string): unknown {
  const { value, problem } = openDocument({ path, text: readFileSync(path, 'utf8') });
  if (problem === undefined) return value;
  const { line, column } = problem.place;
  throw new Error(
    `LANGUAGE_UNREADABLE: ${path}:${line}:${column} is not JSON: ${problem.message.en}; mend it, or take it away`,
  );
}
