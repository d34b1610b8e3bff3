import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import standaloneModule from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import { schemaWords } from '#schemas';
import { bundleCode } from './bundle-code.ts';

const moduleName = 'virtual:settings-check';
const schemaFile = new URL('../../schemas/portal-config.schema.json', import.meta.url);

/** How ajv notes an empty reason, before it counts it. */
const noted =
  /const err\d+ = \{\s*\};\s*if\s*\(vErrors === null\)\s*\{\s*vErrors = \[err\d+\];\s*\}\s*else\s*\{\s*vErrors\.push\(err\d+\);\s*\}/g;

/** How it hands over the reasons. */
const handedOver = /validate\d+\.errors = (?:vErrors|\[\{[^;]*\}\]);/g;

/** What the file server keeps to itself, and what is held where alone it is read: no first page carries the check of it (S-70). */
const heldElsewhere = ['$schema', 'server', 'errors'];

/** Serves `isSettings`, which holds what a browser gets to the schema of the settings. */
export function settingsCheck(): Plugin {
  return {
    name: 'percorso:settings-check',
    resolveId: { filter: { id: /^virtual:settings-check$/ }, handler: () => `\0${moduleName}` },
    load: { filter: { id: /^\0virtual:settings-check$/ }, handler: settingsCheckCode },
  };
}

/**
 * Returns the code of that module, which needs no `new Function`. Members that the schema does not name pass, so that a
 * newer file server may say more.
 */
export function settingsCheckCode(): Promise<string> {
  // The schema has nothing that is newer than draft 7, whose code is shorter.
  const ajv = new Ajv({
    code: { source: true, esm: true },
    messages: false,
    keywords: [...schemaWords],
    // JSON has no number that is none.
    strictNumbers: false,
  });
  const { $schema: _draft, $defs, ...schema } = browserSchema();
  // Nobody reads why settings do not fit, and ajv writes no reasons beneath a `not`: they are a third of the code.
  const validate = ajv.compile({ $defs, not: { not: schema } });
  const check = standaloneModule.default(ajv, validate).replaceAll(noted, '').replaceAll(handedOver, '');
  const entry = "export { validate as isSettings } from 'check';";
  return bundleCode(new Map(Object.entries({ check, entry })));
}

type Schema = { $schema: string; $defs?: object; required: string[]; properties: Record<string, object> };

const kept = (name: string): boolean => !heldElsewhere.includes(name);

/** Returns the schema of what a browser gets. */
function browserSchema(): Schema {
  const schema = JSON.parse(readFileSync(schemaFile, 'utf8'), openToMore) as Schema; // our own, which its test compiles
  return {
    ...schema,
    required: schema.required.filter(kept),
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => kept(name))),
  };
}

/**
 * The prose, how values are written, and words that a text is whole without, which whoever serves them has held: the code would
 * carry it along, and a page only has to know settings from another document.
 */
const leftOut = [
  'title',
  'description',
  'examples',
  'maximum',
  'pattern',
  'format',
  'maxLength',
  'helpLineAbroad',
  'lockLineAbroad',
];

/** Leaves out what closes an object, and what no page needs. */
const openToMore = (key: string, value: unknown): unknown =>
  (key === 'additionalProperties' && value === false) || leftOut.includes(key) ? undefined : value;
