import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { schemaWords } from '#schemas';

import { settingsFormats } from '#schemas';
import type { SettingsNode } from './settings-environment.ts';

const schemaFile = join(import.meta.dirname, '../schemas/portal-config.schema.json');

/** What is wrong with the settings: where, and a sentence of what was expected and what to do. */
export type SettingsProblem = {
  pointer: string;
  part?: 'key' | 'value';
  says: string;
  /** The place without an address that it is about. */
  lacks?: string;
};

/** Reads the schema of the settings. */
export const readSettingsSchema = (): SettingsNode & object => JSON.parse(readFileSync(schemaFile, 'utf8')); // our own schema, which its test compiles

/** Finds all that does not fit the schema of the settings. */
export function schemaProblems(config: unknown): SettingsProblem[] {
  const formats = Object.fromEntries(
    Object.entries(settingsFormats).map(([name, { validate }]) => [name, validate]),
  );
  const validate = new Ajv2020({
    allErrors: true,
    verbose: true,
    keywords: [...schemaWords],
    formats,
  }).compile(readSettingsSchema());
  if (validate(config)) return [];
  // A name that does not fit is informed of twice: once by its rule, once as a name.
  const errors = (validate.errors ?? []).filter(({ propertyName }) => propertyName === undefined);
  return errors.map(problemOf);
}

function problemOf(error: ErrorObject): SettingsProblem {
  const { instancePath: pointer, keyword, params, data } = error;
  const { description, properties = {} } = schemaOf(error);
  const key = params['additionalProperty'] ?? params['propertyName'];
  if (keyword === 'additionalProperties') {
    const known = Object.keys(properties).join(', ');
    const says = `is unknown: take it out, or mend its name; known here are ${known}`;
    return { pointer: `${pointer}/${key}`, part: 'key', says };
  }
  if (keyword === 'propertyNames')
    return {
      pointer: `${pointer}/${key}`,
      part: 'key',
      says: 'is no name: write small letters, with hyphens',
    };
  if (keyword === 'required') {
    const missing = String(params['missingProperty']);
    return { pointer, says: sentence(`lacks "${missing}": add it`, properties[missing]?.description) };
  }
  return { pointer, says: sentence(`is ${shown(data)}: it ${expected(error)}`, description) };
}

/** What stands before an address’s host may be a password: logs and reports leave it out. */
const shown = (value: unknown): string => JSON.stringify(value).replaceAll(/\/\/[^/@]*@/gu, '//…@');

function expected({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'enum') return `must be one of ${params['allowedValues'].join(', ')}`;
  if (keyword === 'type') return `must be of type ${params['type']}`;
  if (keyword === 'format') return `must be ${settingsFormats[params['format']]?.says}`;
  if (keyword === 'maximum') return `must be at most ${params['limit']}`;
  if (keyword === 'minimum') return `must be at least ${params['limit']}`;
  if (keyword === 'exclusiveMinimum') return `must be more than ${params['limit']}`;
  if (params['pattern'] === '\\S') return 'must not be blank';
  return message ?? 'does not fit';
}

type Described = { description?: string; properties?: Record<string, Described | undefined> };

function schemaOf({ parentSchema }: ErrorObject): Described {
  return (parentSchema ?? {}) as Described; // a piece of our own schema
}

const sentence = (says: string, description: string | undefined): string =>
  description === undefined ? says : `${says}. ${description}`;
