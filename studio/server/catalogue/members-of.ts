import { asNode, type Contract, type ContractNode } from '#schemas/provider';
import type { MemberView } from '../../catalogue.ts';

/** What lies deeper than this is looked up in the contract itself. */
const deepest = 3;

type At = { contract: Contract; depth: number };

/** Lists the members of a named schema of the contract, with those that lie in them. */
export function membersOf(schema: string | null, contract: Contract): MemberView[] {
  if (schema === null) return [];
  const members = membersBelow({ $ref: `#/$defs/${schema}` }, { contract, depth: 1 });
  return members.filter(({ name }) => !contract.anyReply.includes(name));
}

type Found = { schema: ContractNode; name: string };

/** Follows references, and remembers the name that the schema has. */
function resolved(node: unknown, contract: Contract, name = ''): Found {
  const { $ref: reference, ...own } = asNode(node);
  if (typeof reference !== 'string') return { schema: own, name };
  const next = reference.split('/').at(-1) ?? '';
  const found = resolved(contract.schemas.get(next), contract, next);
  return { schema: { ...found.schema, ...own }, name: found.name };
}

function membersBelow(node: unknown, { contract, depth }: At): MemberView[] {
  const { schema, name } = resolved(node, contract);
  const choices = [schema['oneOf'] ?? []].flat();
  const required = new Set([schema['required'] ?? []].flat());
  const own = Object.entries(asNode(schema['properties'])).map(([member, part]) =>
    memberOf({ name: member, of: name, part, isRequired: required.has(member) }, { contract, depth }),
  );
  const others = choices.flatMap((choice) => membersBelow(choice, { contract, depth }));
  return [...new Map([...others, ...own].map((each) => [each.name, each])).values()];
}

type Member = { name: string; of: string; part: unknown; isRequired: boolean };

function memberOf({ name, of, part, isRequired }: Member, { contract, depth }: At): MemberView {
  const { schema } = resolved(part, contract);
  const type = typeOf(schema);
  const { memberWords } = contract;
  const words = memberWords[`${of}.${name}`] ?? memberWords[name];
  const inner = type === 'list' ? schema['items'] : schema;
  const held = type === 'list' ? resolved(inner, contract).schema : schema;
  const members = depth < deepest ? membersBelow(inner, { contract, depth: depth + 1 }) : [];
  const values = valuesOf(held);
  return {
    name,
    type,
    isRequired,
    ...(words !== undefined && { words }),
    ...(values && { values }),
    ...writtenOf(held),
    ...boundsOf(schema),
    ...((schema['x-secret'] === true || held['x-secret'] === true) && { isSecret: true as const }),
    ...(members.length > 0 && { members }),
  };
}

const types: Readonly<Record<string, MemberView['type']>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
};

function typeOf(schema: ContractNode): MemberView['type'] {
  const [first] = [schema['type'] ?? []].flat().filter((type) => type !== 'null');
  if (typeof first === 'string') return types[first] ?? 'other';
  if ('properties' in schema) return 'object';
  return valuesOf(schema)?.every((value) => typeof value === 'string') ? 'text' : 'other';
}

function writtenOf({ pattern, format }: ContractNode): Pick<MemberView, 'pattern' | 'format'> {
  return {
    ...(typeof pattern === 'string' && { pattern }),
    ...((format === 'date' || format === 'date-time') && { format }),
  };
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function valuesOf(schema: ContractNode): MemberView['values'] {
  const values = 'const' in schema ? [schema['const']] : [schema['enum'] ?? []].flat();
  const plain = values.filter(isPlain);
  return plain.length > 0 ? plain : undefined;
}

function boundsOf(schema: ContractNode): Pick<MemberView, 'least' | 'most'> {
  const bound = (...names: readonly string[]): number | undefined =>
    names.map((name) => schema[name]).find((value) => typeof value === 'number');
  const least = bound('minLength', 'minimum', 'minItems');
  const most = bound('maxLength', 'maximum', 'maxItems');
  return { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
}
