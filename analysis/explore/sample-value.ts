import type { Contract } from '../source/contract.ts';
import { isNode, type SchemaNode } from '../source/schema-shapes.ts';
import { textMatching } from '../values/pattern-text.ts';
import { operationOf, readsIn } from '../values/expressions.ts';
import { journeyNamed } from '../graph/journeys.ts';
import { calledBy, slotsOf, type Slot } from '../values/expression-sites.ts';
import type { Sources } from '../source/sources.ts';

/** Makes values that a schema allows: its examples, its choices, else the least and the most that it lets be. */
export function valuesOf(schema: unknown, contract: Contract): unknown[] {
  const node = contract.resolve(schema);
  if (!node) return ['x'];
  if (Array.isArray(node['examples']) && node['examples'].length > 0) return [...node['examples']];
  if ('const' in node) return [node['const']];
  if (Array.isArray(node['enum'])) return [...node['enum']];
  for (const choice of ['oneOf', 'anyOf']) {
    const among = node[choice];
    if (Array.isArray(among)) return among.flatMap((one) => valuesOf(one, contract).slice(0, 1));
  }
  const { allOf } = node;
  if (Array.isArray(allOf)) return [mergeAll(allOf.map((one) => valuesOf(one, contract)[0]))];
  return byType(node, contract);
}

const mergeAll = (values: readonly unknown[]): unknown =>
  values.every(isNode) ? Object.assign({}, ...values) : values[0];

function byType(node: SchemaNode, contract: Contract): unknown[] {
  const type: unknown = Array.isArray(node['type']) ? node['type'][0] : node['type'];
  switch (type) {
    case 'boolean':
      return [false, true];
    case 'integer':
    case 'number':
      return boundsOf(node);
    case 'array':
      return [[valuesOf(node['items'], contract)[0]]];
    case 'null':
      return [null];
    case 'string':
      return textsOf(node);
    default:
      return [objectOf(node, contract)];
  }
}

function boundsOf(node: SchemaNode): number[] {
  const least = typeof node['minimum'] === 'number' ? node['minimum'] : 0;
  const most = typeof node['maximum'] === 'number' ? node['maximum'] : least + 1000;
  return [...new Set([Math.min(least + 1, most), least, most])];
}

function objectOf(node: SchemaNode, contract: Contract): SchemaNode {
  const properties = isNode(node['properties']) ? node['properties'] : {};
  const required = Array.isArray(node['required']) ? node['required'] : [];
  const members = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(members.map(([name, schema]) => [name, valuesOf(schema, contract)[0]]));
}

// One of each: what a password, an address or a name may be.
const byFormat: Readonly<Record<string, string>> = {
  email: 'mario.rossi@example.it',
  date: '2026-01-31',
  'date-time': '2026-01-31T10:00:00.000Z',
  uri: 'https://example.it/',
};
const passwordLike = 'Aa1!Percorso-Password';

function textsOf(node: SchemaNode): string[] {
  const { format, pattern } = node;
  const least = Number(node['minLength'] ?? 0);
  const most = Number(node['maxLength'] ?? Math.max(least, 40));
  if (typeof format === 'string' && byFormat[format] !== undefined) return [byFormat[format]];
  if (typeof pattern === 'string') {
    const made = textMatching(pattern, { least, most });
    if (made.length > 0) return made;
  }
  const short = passwordLike.padEnd(least, 'x').slice(0, Math.max(least, 1));
  return [...new Set([short, short.padEnd(Math.min(most, 2000), 'x')])];
}

/** Finds the schemas that the contract has for a variable where a call sends it as it is, through data and sub-journeys too. */
export function usedAs(journey: string, path: string, sources: Sources): unknown[] {
  const seen = new Set<string>();
  const follow = (id: string, variable: string): unknown[] => {
    const definition = journeyNamed(sources, id)?.definition;
    const name = `${id}:${variable}`;
    if (!definition || seen.has(name)) return [];
    seen.add(name);
    return [...slotsOf(definition)]
      .filter((slot) => isWhole(slot, variable))
      .flatMap(({ role, name: member = '', step: place = '' }) => {
        const step = definition.steps[place];
        const call = role === 'body' ? calledBy(step) : undefined;
        if (call) return sentIn(call.operation, member, sources);
        if (role === 'sets') return follow(id, member);
        return role === 'input' && step?.kind === 'journey' ? follow(step.journey, `input.${member}`) : [];
      });
  };
  return follow(journey, path);
}

function isWhole({ expression }: Slot, path: string): boolean {
  if (operationOf(expression)?.name !== 'var') return false;
  return [...readsIn(expression)].some((read) => read.path === path);
}

function sentIn(operation: string, member: string, { language: { contract } }: Sources): unknown[] {
  const request = contract.schemas.get(contract.operations.get(operation)?.request ?? '');
  const properties = request?.['properties'];
  const schema = isNode(properties) ? properties[member] : undefined;
  return schema === undefined ? [] : [schema];
}
