import { isNode, pointerKeys, valueAt, type Sources } from '#analysis';
import type { JourneyFile } from '#schemas';

type Contract = Sources['language']['contract'];

/** What the contract says of a member of what a call sends. */
export type RequestMember = { schema: unknown; isSecret: boolean };

/** Finds the member of what a call sends, by its pointer in the journey’s file; nothing where the contract has none. */
export function requestMember(
  pointer: string,
  definition: JourneyFile,
  { language: { contract } }: Sources,
): RequestMember | undefined {
  const [root, step = '', body, ...path] = pointerKeys(pointer);
  const own = definition.steps[step];
  if (root !== 'steps' || body !== 'body' || own?.kind !== 'call' || path.length === 0) return undefined;
  const request = contract.operations.get(own.operation)?.request ?? '';
  const schema = path.reduce<unknown>(
    (within, name) => valueAt(contract.resolve(within), ['properties', name]),
    contract.schemas.get(request),
  );
  if (schema === undefined) return undefined;
  return { schema, isSecret: contract.resolve(schema)?.['x-secret'] === true };
}

const types: Readonly<Record<string, string>> = {
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
};

/** Names the type that a datum has which fills a member: the contract’s own schema where that has a name. */
export function typeForDatum(schema: unknown, contract: Contract): string {
  const reference = isNode(schema) ? schema['$ref'] : undefined;
  const name = typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '';
  if (contract.schemas.has(name)) return `provider:${name}`;
  return types[String(contract.resolve(schema)?.['type'])] ?? 'text';
}
