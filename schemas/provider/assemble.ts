import type { Contract, ContractNode, ContractOperation } from './contract.ts';
import { mediaTypes } from './operation-meta.ts';

/** Where the parts of the assembled document say that schemas lie. */
const components = '#/components/schemas/';

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
    paths: pathsOf(operations),
    components: {
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

function pathsOf(operations: readonly ContractOperation[]): ContractNode {
  const paths: Record<string, Record<string, ContractNode>> = {};
  for (const operation of operations) {
    const item = (paths[operation.path] ??= {});
    item[operation.method.toLowerCase()] = operationNode(operation);
  }
  return paths;
}

function operationNode(operation: ContractOperation): ContractNode {
  const { id, service, summary, description, parameters, aliases } = operation;
  return {
    operationId: id,
    tags: [service],
    summary,
    ...(description === '' ? {} : { description }),
    security: securityOf(operation),
    ...(parameters.length === 0 ? {} : { parameters: relocated(parameters) }),
    ...bodyOf(operation),
    responses: responsesOf(operation),
    ...(aliases.length === 0 ? {} : { 'x-aliases': aliases }),
    'x-sca': operation.sca,
    'x-sca-result': operation.scaResult,
    'x-commit': operation.commit,
    'x-background': operation.background,
    'x-before-finalise': operation.beforeFinalise,
  };
}

function securityOf({ token, flow }: ContractOperation): ContractNode[] {
  if (token === 'anonymous') return [];
  return [{ [flow ?? (token === 'bearer' ? 'session' : 'prelogin')]: [] }];
}

function bodyOf({ content, request, bodyRequired }: ContractOperation): ContractNode {
  if (content === null || request === null) return {};
  return { requestBody: { required: bodyRequired, content: { [mediaTypes[content]]: named(request) } } };
}

function responsesOf({ media, otherMedia, reply, errors }: ContractOperation): ContractNode {
  const responses: Record<string, ContractNode> = {
    200: {
      description: 'What was asked is done.',
      content: Object.fromEntries([media, ...otherMedia].map((one) => [one, named(reply)])),
    },
  };
  const statuses = [...new Set(Object.values(errors).map(({ status }) => status))];
  for (const status of statuses) {
    const own = Object.entries(errors).filter(([, error]) => error.status === status);
    responses[status] = {
      description: own.map(([code, { when }]) => `\`${code}\`: ${when}`).join('\n\n'),
      content: { 'application/json': named('BankError') },
    };
  }
  return responses;
}

const named = (schema: string) => ({ schema: { $ref: components + schema } });

/** Leads references into the document, and leaves out what only our own generator of types understands. */
function relocated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relocated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (key === 'tsType') return [];
      if (key === '$ref') return [[key, String(inner).replace('#/$defs/', components)]];
      return [[key, relocated(inner)]];
    }),
  );
}
