import { existsSync, readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { PortalConfig } from '#schemas';

const schemaFile = new URL('../schemas/portal-config.schema.json', import.meta.url);

/** The part of the settings that a browser gets. */
export type BrowserConfig = Omit<PortalConfig, '$schema' | 'server'>;

/**
 * Reads the settings of a portal.
 *
 * @throws {Error} `PORTAL_CONFIG_MISSING`, `PORTAL_CONFIG_UNREADABLE`, or `PORTAL_CONFIG_INVALID` with a line for each
 *   value that is not allowed.
 */
export function readPortalConfig(file: string): PortalConfig {
  if (!existsSync(file)) throw new Error(`PORTAL_CONFIG_MISSING: there is no ${file}`);
  const config = parse(file);
  const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as object; // our own schema, which its test compiles
  const validate = new Ajv2020({ allErrors: true }).compile<PortalConfig>(schema);
  if (validate(config)) return config;
  const lines = (validate.errors ?? []).map(wording);
  throw new Error([`PORTAL_CONFIG_INVALID: ${file}`, ...lines].join('\n'));
}

/** Answers what a browser may know; a portal that brings its own bank calls that one, and says that it is a test (S-62). */
export function browserConfig(config: PortalConfig, hasOwnBank: boolean): BrowserConfig {
  const { $schema: _schema, server: _server, ...open } = config;
  return hasOwnBank ? { ...open, provider: { ...open.provider, baseUrl: '', testEnvironment: true } } : open;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`PORTAL_CONFIG_UNREADABLE: ${file} is not JSON`, { cause });
  }
}

function wording({ instancePath, keyword, message, params }: ErrorObject): string {
  const place = instancePath === '' ? '/' : instancePath;
  if (keyword === 'additionalProperties')
    return `  ${place} has "${params['additionalProperty']}", which is unknown`;
  if (keyword === 'enum') return `  ${place} must be one of ${params['allowedValues'].join(', ')}`;
  return `  ${place} ${message}`;
}
