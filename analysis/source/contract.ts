import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { onceByKey, onceFor } from './memoize.ts';
import type { SourceFile } from './document.ts';
import { isNode, referredIn, valueAt, type SchemaNode } from './schema-shapes.ts';

/** What the checks and the scenarios read of one operation; the generated `operations` fit. */
export type OperationFacts = {
  method: string;
  /** The bank may ask for strong authentication before it does this. */
  sca: boolean;
  /** The bank asks for it with `result: "SCA"` on a 200. */
  scaResult: boolean;
  /** Changes something that cannot be undone. */
  commit?: boolean;
  /** Changes nothing at all. */
  reads?: boolean;
  /** Takes a key, by which it is done once. */
  keyed?: boolean;
  /** Whose proof it carries; a holder’s, `bearer`, when left out. */
  token?: string;
  /** Named schemas of the bodies. */
  request: string | null;
  reply: string | null;
  query: readonly string[];
  headers: readonly string[];
  /** The same two in full; those with a component are of many operations, and the portal adds them by itself. */
  parameters?: readonly ParameterFacts[];
  /** Codes with which the bank may refuse. */
  errors: { readonly [code: string]: { readonly status: number; readonly type: string } };
  /** What it is sent and what it answers, for example. */
  examples?: { readonly request: readonly unknown[]; readonly reply: readonly unknown[] };
};

/** What the contract says of one query or header. */
export type ParameterFacts = {
  name: string;
  in: 'query' | 'header';
  required?: boolean;
  schema: SchemaNode;
  component?: string;
};

/** The operations of the contract, by operationId. */
export type OperationFactsTable = { readonly [operation: string]: OperationFacts };

/** The bank’s contract: its operations, its named schemas, and a way to hold a body against a schema. */
export type Contract = {
  operations: ReadonlyMap<string, OperationFacts>;
  schemas: ReadonlyMap<string, SchemaNode>;
  /** Follows references until a schema that says something itself. */
  resolve(schema: unknown): SchemaNode | undefined;
  /** Lists what a value breaks of a named schema. */
  violations(schema: string, value: unknown): readonly ErrorObject[];
};

/** Lists the queries and headers that an operation has of its own: nobody sends them but who calls it. */
export const ownParameters = ({ parameters = [] }: OperationFacts): ParameterFacts[] =>
  parameters.filter(({ component }) => component === undefined);

const base = 'https://percorso.test/schemas/provider/';

/** Reads the schemas of `schemas/provider`; references may lead from one file to another. */
export function readContract(files: readonly SourceFile[], operations: OperationFactsTable): Contract {
  const services = new Map<string, SchemaNode>();
  for (const file of files) {
    const id = base + file.path.slice(file.path.lastIndexOf('/') + 1);
    const service: unknown = JSON.parse(file.text);
    // An object rewritten is an object.
    if (isNode(service)) services.set(id, absolute(service, id) as SchemaNode);
  }
  const schemas = new Map([...services.values()].flatMap(namedSchemas));
  return {
    operations: new Map(Object.entries(operations)),
    schemas,
    resolve: createResolver(services),
    violations: createViolations(services, schemas),
  };
}

function createViolations(
  services: ReadonlyMap<string, SchemaNode>,
  schemas: ReadonlyMap<string, SchemaNode>,
): Contract['violations'] {
  const compiled = onceByKey<ValidateFunction>();
  return (name, value) => {
    const schema = schemas.get(name);
    if (!schema) throw new Error(`The contract has no schema "${name}".`);
    const validate = compiled(name, () => compilerOf(services).compile(schema));
    void validate(value);
    return validate.errors ?? [];
  };
}

const compilerOf = onceFor((services: ReadonlyMap<string, SchemaNode>) => {
  // The contract has tests of its own; formats stand beside patterns that say the same.
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, validateFormats: false });
  for (const [id, service] of services) ajv.addSchema(service, id);
  return ajv;
});

/** Writes every reference as an absolute one, so that a part of a file can stand alone. */
function absolute(node: unknown, home: string): unknown {
  if (Array.isArray(node)) return node.map((item) => absolute(item, home));
  if (!isNode(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? new URL(value, home).href : absolute(value, home),
    ]),
  );
}

function createResolver(services: ReadonlyMap<string, SchemaNode>): Contract['resolve'] {
  const resolve = (schema: unknown): SchemaNode | undefined => {
    if (!isNode(schema)) return undefined;
    if (typeof schema['$ref'] !== 'string') return schema;
    return resolve(referredIn(services, decodeURIComponent(schema['$ref'])).schema);
  };
  return resolve;
}

function namedSchemas(service: SchemaNode): [string, SchemaNode][] {
  const named = valueAt(service, ['components', 'schemas']);
  if (!isNode(named)) return [];
  return Object.entries(named).flatMap(([name, schema]) => (isNode(schema) ? [[name, schema]] : []));
}
