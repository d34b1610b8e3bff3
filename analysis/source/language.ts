import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { onceFor } from './memoize.ts';
import { readContract, type Contract, type OperationFactsTable } from './contract.ts';
import type { SourceFile } from './document.ts';
import { decideChoices, isNode, referredIn, type SchemaNode } from './schema-shapes.ts';

/** The kinds of file that a schema describes. */
export type FileKind =
  | 'journey'
  | 'form'
  | 'scenario'
  | 'catalogue'
  | 'timeline'
  | 'deepLinks'
  | 'routes'
  | 'words'
  | 'guards';

/** What guards may read of the holder, the card, the session and the settings: a schema each. */
export type ContextSchemas = Readonly<Record<'profile' | 'card' | 'session' | 'features', SchemaNode>>;

/** All that stays the same while journeys are edited: compiled once, used for every check. */
export type Language = {
  /** Lists what is wrong with the shape of a file. */
  violations(kind: FileKind, value: unknown): readonly ErrorObject[];
  /** The schema of a kind of file, and the others that it refers to, by file name. */
  schemas: { readonly nameOf: (kind: FileKind) => string; readonly byName: ReadonlyMap<string, SchemaNode> };
  contexts: ContextSchemas;
  contract: Contract;
};

const schemaOf = {
  journey: 'journey.schema.json',
  form: 'form.schema.json',
  scenario: 'scenario.schema.json',
  catalogue: 'error-catalogue.schema.json',
  timeline: 'trigger-timeline.schema.json',
  deepLinks: 'deep-links.schema.json',
  routes: 'routes.schema.json',
  words: 'words.schema.json',
  guards: 'guards.schema.json',
} satisfies Record<FileKind, string>;

/**
 * Reads the language of journeys from the files of `schemas/journey`, `schemas/context` and `schemas/provider`,
 * that of the settings, and the table of the contract’s operations.
 *
 * @throws {Error} when one of the schemas it needs is not among the files.
 */
export function readLanguage(files: readonly SourceFile[], operations: OperationFactsTable): Language {
  const schemas = parseFolder(files, 'schemas/journey/');
  const contexts = parseFolder(files, 'schemas/context/');
  const context = (name: string): SchemaNode => {
    const schema = contexts.get(`${name}.schema.json`);
    if (schema === undefined) throw new Error(`schemas/context/${name}.schema.json is not among the files.`);
    return schema;
  };
  return {
    violations: createValidators(schemas),
    schemas: { nameOf: (kind) => schemaOf[kind], byName: schemas },
    contexts: {
      profile: context('profile'),
      card: context('card'),
      session: context('session'),
      features: featuresIn(files),
    },
    contract: readContract(
      files.filter((file) => file.path.startsWith('schemas/provider/')),
      operations,
    ),
  };
}

/** Each extension that the settings may switch on is a feature; one that they do not name is off, and so there is always a value. */
function featuresIn(files: readonly SourceFile[]): SchemaNode {
  const extensions = parseFolder(files, 'schemas/').get('portal-config.schema.json')?.['properties'];
  const schema = isNode(extensions) ? extensions['extensions'] : undefined;
  if (!isNode(schema)) throw new Error('schemas/portal-config.schema.json is not among the files.');
  return { ...schema, required: Object.keys(Object(schema['properties'])) };
}

function parseFolder(files: readonly SourceFile[], folder: string): Map<string, SchemaNode> {
  const schemas = new Map<string, SchemaNode>();
  for (const file of files) {
    if (!file.path.startsWith(folder) || !file.path.endsWith('.json')) continue;
    const schema: unknown = JSON.parse(file.text);
    if (isNode(schema)) schemas.set(file.path.slice(folder.length), schema);
  }
  return schemas;
}

function createValidators(schemas: ReadonlyMap<string, SchemaNode>): Language['violations'] {
  // A schema rewritten from an object is an object.
  const decided = new Map(
    [...schemas].map(([name, schema]) => {
      const resolve = (reference: string) => referredIn(schemas, reference, name).schema;
      return [name, decideChoices(schema, resolve) as SchemaNode];
    }),
  );
  const compiled = new Map<FileKind, ValidateFunction>();
  return (kind, value) => {
    const home = schemaOf[kind];
    const validate = compiled.get(kind) ?? compilerOf(decided).getSchema(home);
    if (validate === undefined) throw new Error(`schemas/journey/${home} is not among the files.`);
    compiled.set(kind, validate);
    void validate(value);
    return validate.errors ?? [];
  };
}

/** What compiles the schemas, of which each can tell then what is wrong. */
const compilerOf = onceFor((schemas: ReadonlyMap<string, SchemaNode>) => {
  // What is strict speaks to authors of schemas; the schemas have their own tests. Compiled code that is tidied up costs
  // more than it saves over a few hundred files.
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    verbose: true,
    validateSchema: false,
    code: { optimize: false },
  });
  for (const schema of schemas.values()) ajv.addSchema(schema);
  return ajv;
});
