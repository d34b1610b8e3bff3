import type { ErrorObject } from 'ajv/dist/2020.js';
import { readContract, type Contract, type OperationFactsTable } from './contract.ts';
import type { SourceFile } from './document.ts';
import { decideChoices, isNode, referredIn, type SchemaNode } from './schema-shapes.ts';
import { createValidators, type KeptCode } from './validators.ts';

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
 * that of the settings, and the table of the contract’s operations. What holds the shape of files is taken from what was
 * kept, if it was, and given to be kept otherwise.
 *
 * @throws {Error} when one of the schemas it needs is not among the files.
 */
export function readLanguage(
  files: readonly SourceFile[],
  operations: OperationFactsTable,
  kept?: KeptCode,
): Language {
  const schemas = parseFolder(files, 'schemas/journey/');
  const contexts = parseFolder(files, 'schemas/context/');
  const context = (name: string): SchemaNode => {
    const schema = contexts.get(`${name}.schema.json`);
    if (schema === undefined) throw new Error(`schemas/context/${name}.schema.json is not among the files.`);
    return schema;
  };
  return {
    violations: violationsBy(schemas, kept),
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

function violationsBy(
  schemas: ReadonlyMap<string, SchemaNode>,
  kept: KeptCode | undefined,
): Language['violations'] {
  // A schema rewritten from an object is an object.
  const decided = new Map(
    [...schemas].map(([name, schema]) => {
      const resolve = (reference: string) => referredIn(schemas, reference, name).schema;
      return [name, decideChoices(schema, resolve) as SchemaNode];
    }),
  );
  const validatorOf = createValidators(decided, Object.values(schemaOf), kept);
  return (kind, value) => {
    const validate = validatorOf(schemaOf[kind]);
    if (validate === undefined) throw new Error(`schemas/journey/${schemaOf[kind]} is not among the files.`);
    void validate(value);
    return validate.errors ?? [];
  };
}
