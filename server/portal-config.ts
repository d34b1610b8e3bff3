import { readFileSync, statSync } from 'node:fs';
import type { PortalConfig, RoutesFile } from '#schemas';
import { brokenRules } from './settings-rules.ts';
import { schemaProblems, type SettingsProblem } from './settings-schema.ts';

const routesFile = new URL('../journeys/routes.json', import.meta.url);

/** The part of the settings that a browser gets. */
export type BrowserConfig = Omit<PortalConfig, '$schema' | 'server'>;

/**
 * Reads the settings of a portal.
 *
 * @throws {Error} `PORTAL_CONFIG_MISSING`, `PORTAL_CONFIG_UNREADABLE`, or `PORTAL_CONFIG_INVALID` with a line for each
 *   value that is not allowed: where it stands, what was expected and what to do.
 */
export async function readPortalConfig(file: string): Promise<PortalConfig> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Error(
      `PORTAL_CONFIG_MISSING: ${file} is no file; expected the portal’s settings there, put them back`,
    );
  const text = readFileSync(file, 'utf8');
  const config = parse(text);
  if (config === undefined) return refuseUnreadable(file, text);
  const problems = schemaProblems(config);
  // What fits the schema is of its type.
  const settings = config as PortalConfig;
  if (problems.length === 0) problems.push(...brokenRules(settings, knownPlaces()));
  return problems.length === 0 ? settings : refuse({ file, text, problems });
}

/** Answers what a browser may know; a portal that brings its own bank says that it is a test (S-62). */
export function browserConfig(config: PortalConfig, hasOwnBank: boolean): BrowserConfig {
  const { $schema: _schema, server: _server, ...open } = config;
  return hasOwnBank ? { ...open, provider: { ...open.provider, testEnvironment: true } } : open;
}

/** Parses a text; undefined, which no JSON is, for one that is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Answers the places that journeys and views lead to. */
function knownPlaces(): readonly string[] {
  // Held to its schema by the check of journeys.
  const { places } = JSON.parse(readFileSync(routesFile, 'utf8')) as RoutesFile;
  return places;
}

/** Opens a text with the place of each value; no start that succeeds loads what it takes. */
async function openText(file: string, text: string) {
  const { openDocument } = await import('#analysis');
  return openDocument({ path: file, text });
}

async function refuseUnreadable(file: string, text: string): Promise<never> {
  const { problem } = await openText(file, text);
  const place = problem === undefined ? file : `${file}:${problem.place.line}:${problem.place.column}`;
  throw new Error(`PORTAL_CONFIG_UNREADABLE: ${place} is not JSON: ${problem?.message.en ?? 'it is empty'}`);
}

type Refused = { file: string; text: string; problems: readonly SettingsProblem[] };

async function refuse({ file, text, problems }: Refused): Promise<never> {
  const document = await openText(file, text);
  const placed = problems.map((problem) => ({
    ...problem,
    ...document.locate(problem.pointer, problem.part ?? 'value'),
  }));
  const lines = placed
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, column, pointer, says }) => `  ${file}:${line}:${column} ${pointer || '/'} ${says}`);
  throw new Error(['PORTAL_CONFIG_INVALID: the portal starts once this is mended', ...lines].join('\n'));
}
