import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { openDocument, type JsonDocument, type Place, type SourceFile } from '#analysis/document';
import type { PortalConfig, RoutesFile } from '#schemas';
import { bankSettings, isBankFolder } from './folder/bank-folder.ts';
import { ownPlacesOf } from './folder/own-places.ts';
import { brokenRules } from './settings-rules.ts';
import { withEnvironment } from './settings-environment.ts';
import { readSettingsSchema, schemaProblems, type SettingsProblem } from './settings-schema.ts';

const routesFile = join(import.meta.dirname, '../journeys/routes.json');

/** The part of the settings that a browser gets. */
export type BrowserConfig = Omit<PortalConfig, '$schema' | 'server'>;

/**
 * Returns where the settings stand: in the folder, by the name that a bank’s has or ours, unless `PERCORSO_CONFIG` names another file.
 *
 * @throws {Error} `PERCORSO_CONFIG_INVALID` where it names none.
 */
export function settingsFile(root: string, env: NodeJS.ProcessEnv): string {
  const named = env['PERCORSO_CONFIG'];
  const ours = join(root, 'portal.config.json');
  if (named === undefined) return isBankFolder(root) || !existsSync(ours) ? join(root, bankSettings) : ours;
  if (named.trim() !== '') return resolve(named);
  throw new Error(
    'PERCORSO_CONFIG_INVALID: PERCORSO_CONFIG is set to nothing; set it to the file of the settings, or leave it out',
  );
}

/**
 * Reads the settings of a portal, and what the environment says in their place (RUN-08).
 *
 * @throws {Error} `PORTAL_CONFIG_MISSING`, `PORTAL_CONFIG_UNREADABLE`, or `PORTAL_CONFIG_INVALID` with a line for each
 *   value that is not allowed: where it stands, what was expected and what to do.
 */
export async function readPortalConfig(file: string, env: NodeJS.ProcessEnv = {}): Promise<PortalConfig> {
  return judgeSettings({ path: file, text: textOf(file) }, env);
}

/** Judges the text of settings, and what the environment says in their place; throws as reading them does. */
export function judgeSettings(file: SourceFile, env: NodeJS.ProcessEnv): PortalConfig {
  const document = openDocument(file);
  const { value: written, duplicates } = document;
  if (written === undefined) throw unreadable(document);
  if (duplicates.length > 0) throw new SettingsError(document, duplicates.map(keyTwice));
  const { config, variables, problems: misnamed } = withEnvironment(written, readSettingsSchema(), env);
  const place = (problem: SettingsProblem): SettingsFault => placed(document, problem, variables);
  const problems = [...misnamed, ...schemaProblems(config)].map(place);
  // What fits the schema is of its type.
  const settings = config as PortalConfig;
  if (problems.length === 0) problems.push(...brokenRules(settings, knownPlaces(file.path)).map(place));
  if (problems.length > 0) throw new SettingsError(document, problems);
  return settings;
}

/** Returns what a browser may know; a portal that brings its own bank says that it is a test (S-62). */
export function browserConfig(config: PortalConfig, hasOwnBank: boolean): BrowserConfig {
  const { $schema: _schema, server: _server, ...open } = config;
  return hasOwnBank ? { ...open, provider: { ...open.provider, testEnvironment: true } } : open;
}

/** Returns the places that journeys and views lead to, those of a bank’s folder too; `settings` is where its settings stand. */
export function knownPlaces(settings: string): readonly string[] {
  // Held to its schema by the check of journeys.
  const { places } = JSON.parse(readFileSync(routesFile, 'utf8')) as RoutesFile;
  const folder = dirname(settings);
  return isBankFolder(folder) ? [...new Set([...places, ...ownPlacesOf(folder)])] : places;
}

/**
 * Reads the text of settings.
 *
 * @throws {Error} `PORTAL_CONFIG_MISSING` or `PORTAL_CONFIG_UNREADABLE`.
 */
export function textOf(file: string): string {
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(
      `PORTAL_CONFIG_UNREADABLE: ${file} may not be read (${Object(cause).code ?? cause}); let this user read it`,
      { cause },
    );
  }
  throw new Error(
    `PORTAL_CONFIG_MISSING: ${file} is no file; expected the portal’s settings there, put them back, name their file in PERCORSO_CONFIG, or lay a folder with npx percorso init`,
  );
}

function unreadable({ path, problem }: JsonDocument): Error {
  const place = problem === undefined ? path : `${path}:${problem.place.line}:${problem.place.column}`;
  return new Error(
    `PORTAL_CONFIG_UNREADABLE: ${place} is not JSON: ${problem?.message.en.replace(/\.$/u, '') ?? 'it is empty'}; mend it there`,
  );
}

/** A fault of the settings: where in the file, and in which variable of the environment where it stands in none. */
export type SettingsFault = SettingsProblem & { at: Place; variable?: string };

/** Why settings are refused, fault by fault. */
export class SettingsError extends Error {
  readonly faults: readonly SettingsFault[];

  constructor({ path }: JsonDocument, faults: readonly SettingsFault[]) {
    const sorted = faults.toSorted((one, other) => one.at.line - other.at.line);
    const lines = sorted.map(({ at: { line, column }, pointer, says, variable }) =>
      variable === undefined
        ? `  ${path}:${line}:${column} ${pointer || '/'} ${says}`
        : `  ${variable} ${says}`,
    );
    super(['PORTAL_CONFIG_INVALID: the portal starts once this is mended', ...lines].join('\n'));
    this.faults = sorted;
  }
}

function placed(
  document: JsonDocument,
  problem: SettingsProblem,
  variables: ReadonlyMap<string, string>,
): SettingsFault {
  const variable = variables.get(problem.pointer);
  if (variable !== undefined) return { ...problem, at: { line: 0, column: 0, length: 0 }, variable };
  return { ...problem, at: document.locate(problem.pointer, problem.part ?? 'value') };
}

function keyTwice({ pointer, first, again: at }: JsonDocument['duplicates'][number]): SettingsFault {
  const says = `stands on line ${first.line} already, and only this last one would count: take one of them out`;
  return { pointer, says, at };
}
