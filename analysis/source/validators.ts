import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { isNode, type SchemaNode } from './schema-shapes.ts';

/**
 * Keeps the code of one CommonJS module with the text that it was made from. `load` returns what the module exports, or
 * undefined where that text has none kept, or it cannot be run.
 */
export type KeptCode = {
  load(madeFrom: string): unknown;
  keep(madeFrom: string, code: string): void;
};

/** A schema by its file name → what holds values to it; undefined where there is no such schema. */
type Validators = (schema: string) => ValidateFunction | undefined;

/**
 * Returns validators of the schemas that are named. Compiling them takes a tenth of a check from cold, loading what was
 * compiled a fifth of that: where code can be kept, they are compiled once (docs/adr/0221).
 */
export function createValidators(
  schemas: ReadonlyMap<string, SchemaNode>,
  named: readonly string[],
  kept: KeptCode | undefined,
): Validators {
  const madeFrom = kept && JSON.stringify([named, ...schemas]);
  const loaded = madeFrom && kept.load(madeFrom);
  // What is kept for these schemas was written below.
  if (isNode(loaded)) return (name) => loaded[name] as ValidateFunction | undefined;
  const ajv = compilerOf(schemas, kept !== undefined);
  if (madeFrom) kept.keep(madeFrom, codeOf(ajv, named));
  return (name) => ajv.getSchema(name);
}

function compilerOf(schemas: ReadonlyMap<string, SchemaNode>, isSource: boolean): Ajv2020 {
  // What is strict speaks to authors of schemas; the schemas have their own tests. Compiled code that is tidied up costs
  // more than it saves over a few hundred files.
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    verbose: true,
    validateSchema: false,
    code: { optimize: false, source: isSource },
  });
  for (const schema of schemas.values()) ajv.addSchema(schema);
  return ajv;
}

/** Schemas are known to ajv by the name of their file; one that is missing is told when a file of its kind is held to it. */
function codeOf(ajv: Ajv2020, named: readonly string[]): string {
  const found = named.filter((name) => ajv.getSchema(name) !== undefined);
  return standaloneModule.default(ajv, Object.fromEntries(found.map((name) => [name, name])));
}
