import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { Contract } from '../provider/contract.ts';

/** Writes a type for every schema of the contract, and the bodies and answers by operationId. */
export async function providerTypes(contract: Contract): Promise<string> {
  const definitions = Object.fromEntries(
    [...contract.schemas].map(([name, schema]) => [name, shape(schema)]),
  );
  const bundle = { title: 'ProviderSchemas', type: 'object', additionalProperties: false, definitions };
  // Collected from our own contract, which its tests validate.
  const source = await compile(bundle as JSONSchema, 'ProviderSchemas', {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
  });
  const types = source
    .replace(/^\s*(?:\*|\/\/).*(?:unreachable|referenced by|via the `definition`).*\n/gm, '')
    .replace(/^export interface ProviderSchemas \{\s*\}\n/m, '');
  return types + operationMaps(contract);
}

function operationMaps(contract: Contract): string {
  const lines = (of: 'request' | 'reply') =>
    [...contract.operations.values()].map(({ id, [of]: name }) => `  ${id}: ${name ?? 'undefined'};`);
  return [
    '\n/** The body of each call, by operationId; undefined where there is none. */',
    'export type BankRequests = {',
    ...lines('request'),
    '};\n',
    '/** The answer 200 of each call, by operationId. */',
    'export type BankReplies = {',
    ...lines('reply'),
    '};\n',
  ].join('\n');
}

const unsaid = new Set(['examples', 'propertyNames', 'pattern', 'format']);

/** Leaves what a TypeScript type can say: references without wording beside them, no extra conditions. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) return { $ref: String(value.$ref).replace('#/$defs/', '#/definitions/') };
  const kept = Object.entries(value).filter(([key]) => !unsaid.has(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, shape(inner)]));
}
