import type { Contract, ContractNode, ContractOperation } from './contract.ts';
import { examplesOf } from './examples.ts';
import { mediaTypes } from './operation-meta.ts';

/** Headers of answers, which the assembled document says once. */
export const answerHeaders: ContractNode = {
  RetryAfter: {
    description: 'In how many seconds to ask again.',
    schema: { type: 'integer', minimum: 0, maximum: 86_400, examples: [30] },
  },
  Allow: {
    description: 'The methods that the path takes.',
    required: true,
    schema: { type: 'string', pattern: '^[A-Z]{3,7}(, [A-Z]{3,7}){0,8}$', examples: ['GET, HEAD, POST'] },
  },
  IdempotentReplayed: {
    description: 'That it is the answer of before: the request came with the key of one that was done.',
    schema: { type: 'string', enum: ['true'], examples: ['true'] },
  },
  ContentDisposition: {
    description: 'That it is a file, and what it is called.',
    required: true,
    schema: {
      type: 'string',
      pattern: '^attachment; filename="[^"]{1,200}"$',
      examples: ['attachment; filename="movimenti.csv"'],
    },
  },
};

/** Writes what an operation is sent, with its examples. */
export function requestBody(operation: ContractOperation): ContractNode {
  const { content, request, bodyRequired, examples } = operation;
  if (content === null || request === null) return {};
  const body = { ...named(request), examples: exampleMap(examples.request) };
  return { requestBody: { required: bodyRequired, content: { [mediaTypes[content]]: body } } };
}

/** Writes what an operation answers: its reply, and its refusals by status, each code with its type. */
export function responses(contract: Contract, operation: ContractOperation): ContractNode {
  const { errors } = operation;
  const statuses = [...new Set(Object.values(errors).map(({ status }) => status))];
  const refusals = statuses.map((status) => [status, refusalOf(contract, operation, status)] as const);
  return { 200: replyOf(operation), ...Object.fromEntries(refusals) };
}

function replyOf({ media, otherMedia, reply, examples, keyed }: ContractOperation): ContractNode {
  const isFile = media !== mediaTypes.json;
  // A file has one example for each way in which it may be written.
  const own = (index: number) => (isFile ? examples.reply.slice(index, index + 1) : examples.reply);
  const bodies = [media, ...otherMedia].map(
    (one, index) => [one, { ...named(reply), examples: exampleMap(own(index)) }] as const,
  );
  return {
    description: 'What was asked is done.',
    ...(isFile ? { headers: { 'Content-Disposition': header('ContentDisposition') } } : {}),
    ...(keyed ? { headers: { 'Idempotent-Replayed': header('IdempotentReplayed') } } : {}),
    content: Object.fromEntries(bodies),
  };
}

function refusalOf({ schemas }: Contract, { errors }: ContractOperation, status: number): ContractNode {
  const own = Object.entries(errors).filter(([, error]) => error.status === status);
  const [challenge] = examplesOf(schemas, 'ScaChallenge');
  const examples = own.map(([code, { type, when }]) => {
    const value = { code, type, message: when, ...(type === 'SCA' ? { sca: challenge } : {}) };
    return [code, { summary: when, value }] as const;
  });
  return {
    description: own.map(([code, { type, when }]) => `\`${code}\` (${type}): ${when}`).join('\n\n'),
    ...headersOf(status),
    content: { [mediaTypes.json]: { ...named('BankError'), examples: Object.fromEntries(examples) } },
  };
}

function headersOf(status: number): ContractNode {
  if (status === 405) return { headers: { Allow: header('Allow') } };
  return status === 429 || status === 503 ? { headers: { 'Retry-After': header('RetryAfter') } } : {};
}

const named = (schema: string) => ({ schema: { $ref: `#/components/schemas/${schema}` } });
const header = (name: keyof typeof answerHeaders) => ({ $ref: `#/components/headers/${name}` });

const exampleMap = (examples: readonly unknown[]) =>
  Object.fromEntries(examples.map((value, index) => [`example${index + 1}`, { value }]));
