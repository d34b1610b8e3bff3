import { answerHeaders, requestBody, responses } from './assemble-bodies.ts';
import type { Contract, ContractNode, ContractOperation } from './contract.ts';

/**
 * Joins the contract into one OpenAPI 3.1 document, as tools of other makers read it: with the headers that every call
 * of a sort takes, its security and its refusals by status, all of which the files say once.
 */
export function assembleOpenApi(contract: Contract): ContractNode {
  const operations = [...contract.operations.values()];
  const services = [...new Set(operations.map(({ service }) => service))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Percorso: how the bank is called',
      version: '1.0.0',
      description:
        'Amounts are whole hundredths of their currency, instants ISO 8601 with milliseconds and offset.',
      license: { name: 'Unlicensed', identifier: 'UNLICENSED' },
    },
    servers: [{ url: '/', description: 'The provider host that the portal’s settings name.' }],
    tags: services.map((name) => ({ name, description: `The calls of ${name}.json.` })),
    paths: pathsOf(contract, operations),
    components: {
      parameters: sharedParameters(operations),
      headers: answerHeaders,
      securitySchemes: Object.fromEntries(Object.entries(tokens).map(([name, text]) => [name, scheme(text)])),
      schemas: Object.fromEntries([...contract.schemas].map(([name, schema]) => [name, relocated(schema)])),
    },
  };
}

const tokens = {
  session: 'The token of a login; readUserProfile and all that belongs to a holder take it.',
  prelogin: 'The token that requestJwt gives to anybody, for the calls before a login.',
  registration: 'The token of one registration, given when its fiscal code was right.',
  recovery: 'The token of one recovery, given when its code was right.',
};

const scheme = (description: string) => ({ type: 'http', scheme: 'bearer', description });

function pathsOf(contract: Contract, operations: readonly ContractOperation[]): ContractNode {
  const paths: Record<string, Record<string, ContractNode>> = {};
  for (const operation of operations) {
    const item = (paths[operation.path] ??= {});
    item[operation.method.toLowerCase()] = operationNode(contract, operation);
  }
  return paths;
}

function operationNode(contract: Contract, operation: ContractOperation): ContractNode {
  const { id, service, summary, description, aliases } = operation;
  return {
    operationId: id,
    tags: [service],
    summary,
    ...(description === '' ? {} : { description }),
    security: securityOf(operation),
    ...parametersOf(operation),
    ...requestBody(operation),
    responses: responses(contract, operation),
    'x-errors': errorsOf(operation),
    ...(aliases.length === 0 ? {} : { 'x-aliases': aliases }),
    ...careOf(operation),
    ...(operation.notice ? { 'x-notice': true } : {}),
    'x-sca-result': operation.scaResult,
    'x-commit': operation.commit,
    ...(operation.extension ? { 'x-extension': true } : {}),
    'x-background': operation.background,
    'x-before-finalise': operation.beforeFinalise,
  };
}

/** Says in exactly one way that a call only reads, asks for strong authentication, or why it does not. */
function careOf({ reads, sca, scaSometimes, exempt, preparedBy }: ContractOperation): ContractNode {
  if (exempt !== null) return { 'x-sca-exempt': exempt };
  if (!reads) return { 'x-sca': sca, ...(preparedBy.length > 0 && { 'x-prepared-by': preparedBy }) };
  return { 'x-reads': true, ...(scaSometimes === null ? {} : { 'x-sca-sometimes': scaSometimes }) };
}

function securityOf({ token, flow }: ContractOperation): ContractNode[] {
  if (token === 'anonymous') return [];
  if (token === 'any') return Object.keys(tokens).map((name) => ({ [name]: [] }));
  return [{ [flow ?? (token === 'bearer' ? 'session' : 'prelogin')]: [] }];
}

/** Refers to the parameters that the contract says once, and writes out those of one operation. */
function parametersOf({ parameters }: ContractOperation): ContractNode {
  if (parameters.length === 0) return {};
  return {
    parameters: parameters.map(({ component, ...own }) =>
      component === undefined ? relocated(own) : { $ref: `#/components/parameters/${component}` },
    ),
  };
}

/** Gathers the parameters that operations share, by the name of their component. */
function sharedParameters(operations: readonly ContractOperation[]): ContractNode {
  const shared = operations
    .flatMap(({ parameters }) => parameters)
    .flatMap(({ component, ...own }) =>
      component === undefined ? [] : [[component, relocated(own)] as const],
    );
  return Object.fromEntries(shared);
}

/** Returns every code of an operation with its status and its type. */
const errorsOf = ({ errors }: ContractOperation): ContractNode =>
  Object.fromEntries(Object.entries(errors).map(([code, { status, type }]) => [code, { status, type }]));

/** Leads references into the document, and leaves out what only our own generator of types understands. */
function relocated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relocated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (key === 'tsType') return [];
      if (key === '$ref') return [[key, String(inner).replace('#/$defs/', '#/components/schemas/')]];
      return [[key, relocated(inner)]];
    }),
  );
}
