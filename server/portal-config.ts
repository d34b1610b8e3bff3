import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { openDocument, type JsonDocument } from '#analysis/document';
import type { PortalConfig, RoutesFile } from '#schemas';
import { bankSettings, isBankFolder } from './folder/bank-folder.ts';
import { ownPlacesOf } from './folder/own-places.ts';
import { brokenRules } from './settings-rules.ts';
import { withEnvironment } from './settings-environment.ts';
import { readSettingsSchema, schemaProblems, type SettingsProblem } from './settings-schema.ts';

const routesFile = new URL('../journeys/routes.json', import.meta.url);

/** The part of the settings that a browser gets. */
export type BrowserConfig = Omit<PortalConfig, '$schema' | 'server'>;

/**
 * Returns where the settings stand: in the folder, by the name that a bank’s has or ours, unless `PERCORSO_CONFIG` names another file.
 *
 * @throws {Error} `PERCORSO_CONFIG_INVALID` where it names none.
 */
export function settingsFile(root: string, env: NodeJS.ProcessEnv): string {
  const named = env['PERCORSO_CONFIG'];
  if (named === undefined) return join(root, isBankFolder(root) ? bankSettings : 'portal.config.json');
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
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Error(
      `PORTAL_CONFIG_MISSING: ${file} is no file; expected the portal’s settings there, put them back, name their file in PERCORSO_CONFIG, or lay a folder with npx percorso init`,
    );
  const document = openDocument({ path: file, text: readFileSync(file, 'utf8') });
  const { value: written, duplicates } = document;
  if (written === undefined) throw unreadable(document);
  if (duplicates.length > 0) throw invalid(document, duplicates.map(keyTwice));
  const { config, variables, problems: misnamed } = withEnvironment(written, readSettingsSchema(), env);
  const place = (problem: SettingsProblem): Placed => placed(document, problem, variables);
  const problems = [...misnamed, ...schemaProblems(config)].map(place);
  // What fits the schema is of its type.
  const settings = config as PortalConfig;
  if (problems.length === 0) problems.push(...brokenRules(settings, knownPlaces(file)).map(place));
  if (problems.length > 0) throw invalid(document, problems);
  return settings;
}

/** Returns what a browser may know; a portal that brings its own bank says that it is a test (S-62). */
export function browserConfig(config: PortalConfig, hasOwnBank: boolean): BrowserConfig {
  const { $schema: _schema, server: _server, ...open } = config;
  return hasOwnBank ? { ...open, provider: { ...open.provider, testEnvironment: true } } : open;
}

/** Returns the places that journeys and views lead to, those of a bank’s folder too. */
function knownPlaces(settings: string): readonly string[] {
  // Held to its schema by the check of journeys.
  const { places } = JSON.parse(readFileSync(routesFile, 'utf8')) as RoutesFile;
  const folder = dirname(settings);
  return isBankFolder(folder) ? [...new Set([...places, ...ownPlacesOf(folder)])] : places;
}

function unreadable({ path, problem }: JsonDocument): Error {
  const place = problem === undefined ? path : `${path}:${problem.place.line}:${problem.place.column}`;
  return new Error(`PORTAL_CONFIG_UNREADABLE: ${place} is not JSON: ${problem?.message.en ?? 'it is empty'}`);
}

/** A problem and where it stands: in the file, or in a variable of the environment. */
type Placed = { pointer: string; says: string; line: number; column: number; variable?: string };

function placed(
  document: JsonDocument,
  { pointer, part = 'value', says }: SettingsProblem,
  variables: ReadonlyMap<string, string>,
): Placed {
  const variable = variables.get(pointer);
  if (variable !== undefined) return { pointer, says, line: 0, column: 0, variable };
  const { line, column } = document.locate(pointer, part);
  return { pointer, says, line, column };
}

function keyTwice({ pointer, first, again: { line, column } }: JsonDocument['duplicates'][number]): Placed {
  const says = `stands on line ${first.line} already, and only this last one would count: take one of them out`;
  return { pointer, says, line, column };
}

function invalid({ path }: JsonDocument, problems: readonly Placed[]): Error {
  const lines = problems
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, column, pointer, says, variable }) =>
      variable === undefined
        ? `  ${path}:${line}:${column} ${pointer || '/'} ${says}`
        : `  ${variable} ${says}`,
    );
  return new Error(['PORTAL_CONFIG_INVALID: the portal starts once this is mended', ...lines].join('\n'));
}
