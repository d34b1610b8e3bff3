import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeReplies } from './any-reply.ts';
import { operationExamples, type OperationExamples } from './examples.ts';
import { operationErrors, operationMeta } from './operation-meta.ts';
import type { OperationError, OperationMeta } from './operation.ts';
import { parametersOf } from './parameters.ts';
import { asNode, localise, referencesIn } from './references.ts';

/** A JSON object of the contract, as it is written. */
export type ContractNode = { readonly [key: string]: unknown };

/** A query parameter or header that an operation takes. */
export type ContractParameter = {
  name: string;
  in: 'query' | 'header';
  required?: boolean;
  schema: ContractNode;
  /** Its name among the parameters that components.json says once; absent where the operation says it. */
  component?: string;
};

/** A refusal with the case in which it is answered, in English and in Italian. */
export type ContractError = OperationError & { when: string; words: string };

/** One call of the contract: what a caller needs to know, its parameters and where it is written. */
export type ContractOperation = OperationMeta & {
  id: string;
  /** What it does, in English. */
  summary: string;
  /** The same in Italian, for analysts. */
  words: string;
  /** Name of the service's file without ending, such as `card-service`. */
  service: string;
  description: string;
  /** May be called after a finalised login that still has something to settle, such as an expired password. */
  handling: boolean;
  /** The calls without strong authentication from which it takes something. */
  preparedBy: readonly string[];
  parameters: readonly ContractParameter[];
  examples: OperationExamples;
  /** The refusals, each with the case in which it is answered. */
  errors: Readonly<Record<string, ContractError>>;
};

/** The whole contract: every operation by id and every schema by name, with references rewritten to `#/$defs/Name`. */
export type Contract = {
  operations: ReadonlyMap<string, ContractOperation>;
  schemas: ReadonlyMap<string, ContractNode>;
  /** What members are, in Italian: by their name, or by their schema’s and their own where that is something else. */
  memberWords: Readonly<Record<string, string>>;
  /** The members that any reply may carry. */
  anyReply: readonly string[];
};

/**
 * Reads the OpenAPI files of a folder and joins them; needs Node’s file system.
 *
 * @throws {Error} CONTRACT_BROKEN when two files define one name, or a reference leads nowhere.
 */
export function readContract(folder: string = import.meta.dirname): Contract {
  const documents = readDocuments(folder);
  const schemas = joinSchemas(documents);
  const shared = asNode(documents.get('components.json')?.['components']);
  const operations = new Map<string, ContractOperation>();
  for (const [file, document] of documents) {
    for (const operation of operationsOf({ file, document, shared, schemas })) {
      if (operations.has(operation.id)) throw broken(`operation ${operation.id} is defined twice`);
      operations.set(operation.id, operation);
    }
  }
  const replies = [...operations.values()].filter(({ media }) => media === 'application/json');
  const requests = new Set([...operations.values()].map(({ request }) => request));
  const names = new Set(replies.map(({ reply }) => reply));
  // What any reply may carry, no request may.
  for (const name of names) if (requests.has(name)) throw broken(`reply ${name} is a request too`);
  const common = asNode(localise(shared['x-any-reply']));
  // The contract's own test holds them to be texts.
  const memberWords = asNode(shared['x-members']) as Contract['memberWords'];
  const anyReply = Object.keys(common);
  return { operations, schemas: completeReplies(schemas, names, common), memberWords, anyReply };
}

/** Reads the OpenAPI files of a folder as they are written, by name. */
export function readDocuments(folder: string = import.meta.dirname): ReadonlyMap<string, ContractNode> {
  const documents = new Map<string, ContractNode>();
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.json')) continue;
    documents.set(file, asNode(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  }
  return documents;
}

/** Reads all that the contract says of each operation, by operationId; a browser has the shorter `operations`. */
export function readOperations(): Record<string, ContractOperation> {
  return Object.fromEntries(readContract().operations);
}

function joinSchemas(documents: ReadonlyMap<string, ContractNode>): ReadonlyMap<string, ContractNode> {
  const schemas = new Map<string, ContractNode>();
  for (const [file, document] of documents) {
    const own = asNode(asNode(document['components'])['schemas']);
    for (const [name, schema] of Object.entries(own)) {
      if (schemas.has(name)) throw broken(`schema ${name} of ${file} is defined twice`);
      schemas.set(name, asNode(localise(schema)));
    }
  }
  for (const name of referencesIn([...schemas.values()])) {
    if (!schemas.has(name)) throw broken(`no schema is called ${name}`);
  }
  return schemas;
}

type Source = {
  file: string;
  document: ContractNode;
  shared: ContractNode;
  schemas: Contract['schemas'];
};

function* operationsOf({ file, document, shared, schemas }: Source): Iterable<ContractOperation> {
  for (const [path, item] of Object.entries(asNode(document['paths']))) {
    for (const [method, value] of Object.entries(asNode(item))) {
      const source = asNode(value);
      const parameters = parametersOf(source, shared);
      const meta = operationMeta({ path, method, source, parameters });
      yield {
        id: String(source['operationId']),
        service: file.replace('.json', ''),
        summary: String(source['summary']),
        words: String(source['x-it'] ?? source['summary']),
        description: typeof source['description'] === 'string' ? source['description'] : '',
        handling: source['x-handling'] === true,
        preparedBy: Array.isArray(source['x-prepared-by']) ? source['x-prepared-by'].map(String) : [],
        parameters,
        ...meta,
        examples: operationExamples(source, schemas, meta),
        errors: operationErrors(source, asNode(shared['x-errors']), meta.keyed === true),
      };
    }
  }
}

const broken = (message: string) => new Error(`CONTRACT_BROKEN: ${message}`);
