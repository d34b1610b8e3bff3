import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeReplies } from './any-reply.ts';
import { operationErrors, operationMeta } from './operation-meta.ts';
import type { OperationError, OperationMeta } from './operation.ts';

/** A JSON object of the contract, as it is written. */
export type ContractNode = { readonly [key: string]: unknown };

/** A query parameter or header that an operation takes. */
export type ContractParameter = {
  name: string;
  in: 'query' | 'header';
  required?: boolean;
  schema: ContractNode;
};

/** One call of the contract: what a caller needs to know, its parameters and where it is written. */
export type ContractOperation = OperationMeta & {
  id: string;
  /** What it does, in English. */
  summary: string;
  /** Name of the service's file without ending, such as `card-service`. */
  service: string;
  description: string;
  /** May be called after a finalised login that still has something to settle, such as an expired password. */
  handling: boolean;
  parameters: readonly ContractParameter[];
  /** The refusals, each with the case in which it is answered. */
  errors: Readonly<Record<string, OperationError & { when: string }>>;
};

/** The whole contract: every operation by id and every schema by name, with references rewritten to `#/$defs/Name`. */
export type Contract = {
  operations: ReadonlyMap<string, ContractOperation>;
  schemas: ReadonlyMap<string, ContractNode>;
};

/**
 * Reads the OpenAPI files of a folder and joins them; needs Node’s file system.
 *
 * @throws {Error} CONTRACT_BROKEN when two files define one name, or a reference leads nowhere.
 */
export function readContract(folder: string = import.meta.dirname): Contract {
  const documents = new Map<string, ContractNode>();
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.json')) continue;
    documents.set(file, node(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  }
  const schemas = joinSchemas(documents);
  const shared = node(documents.get('components.json')?.['components']);
  const operations = new Map<string, ContractOperation>();
  for (const [file, document] of documents) {
    for (const operation of operationsOf(file, document, shared)) {
      if (operations.has(operation.id)) throw broken(`operation ${operation.id} is defined twice`);
      operations.set(operation.id, operation);
    }
  }
  const replies = [...operations.values()].filter(({ media }) => media === 'application/json');
  const requests = new Set([...operations.values()].map(({ request }) => request));
  const names = new Set(replies.map(({ reply }) => reply));
  // What any reply may carry, no request may.
  for (const name of names) if (requests.has(name)) throw broken(`reply ${name} is a request too`);
  const common = node(localise(shared['x-any-reply']));
  return { operations, schemas: completeReplies(schemas, names, common) };
}

/** Reads all that the contract says of each operation, by operationId; a browser has the shorter `operations`. */
export function readOperations(): Record<string, ContractOperation> {
  return Object.fromEntries(readContract().operations);
}

function joinSchemas(documents: ReadonlyMap<string, ContractNode>): ReadonlyMap<string, ContractNode> {
  const schemas = new Map<string, ContractNode>();
  for (const [file, document] of documents) {
    const own = node(node(document['components'])['schemas']);
    for (const [name, schema] of Object.entries(own)) {
      if (schemas.has(name)) throw broken(`schema ${name} of ${file} is defined twice`);
      schemas.set(name, node(localise(schema)));
    }
  }
  for (const name of references([...schemas.values()])) {
    if (!schemas.has(name)) throw broken(`no schema is called ${name}`);
  }
  return schemas;
}

function* operationsOf(
  file: string,
  document: ContractNode,
  shared: ContractNode,
): Iterable<ContractOperation> {
  for (const [path, item] of Object.entries(node(document['paths']))) {
    for (const [method, value] of Object.entries(node(item))) {
      const source = node(value);
      const parameters = parametersOf(source, shared);
      yield {
        id: String(source['operationId']),
        service: file.replace('.json', ''),
        summary: String(source['summary']),
        description: typeof source['description'] === 'string' ? source['description'] : '',
        handling: source['x-handling'] === true,
        parameters,
        ...operationMeta({ path, method, source, parameters }),
        errors: operationErrors(source, node(shared['x-errors'])),
      };
    }
  }
}

function parametersOf(source: ContractNode, shared: ContractNode): ContractParameter[] {
  const own = Array.isArray(source['parameters']) ? source['parameters'] : [];
  const proof = source['x-sca'] === true || source['x-sca-result'] === true ? proofHeaders : [];
  const context = source['x-token'] === 'bearer' ? contextHeaders : [];
  const all = [...own, ...[...context, ...proof].map((name) => node(shared['parameters'])[name])];
  return all.map((value) => {
    const reference = node(value)['$ref'];
    const name = typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
    const found = name === undefined ? value : node(shared['parameters'])[name];
    if (found === undefined) throw broken(`no parameter is called ${name}`);
    // Written by us as OpenAPI parameters; the contract's own test validates their shape.
    return localise(found) as ContractParameter;
  });
}

const contextHeaders = ['MacroContext', 'MicroContext'];
const proofHeaders = ['RiskIT', 'TransactionId', 'TransactionData', 'MtTransactionId', 'AdditionalInfo'];

/** Rewrites `file.json#/components/schemas/Name` to `#/$defs/Name`, since names are unique over all files. */
function localise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(localise);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' && inner.includes('/schemas/')
        ? `#/$defs/${inner.split('/').at(-1)}`
        : localise(inner),
    ]),
  );
}

function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner.split('/').at(-1) ?? inner] : references(inner),
  );
}

function node(value: unknown): ContractNode {
  // A non-null object of our own files is read as a map; anything else reads as an empty one.
  return typeof value === 'object' && value !== null ? (value as ContractNode) : {};
}

const broken = (message: string) => new Error(`CONTRACT_BROKEN: ${message}`);
