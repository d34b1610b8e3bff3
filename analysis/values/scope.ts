import type { DatumDeclaration, JourneyFile } from '#schemas';
import type { Contract } from '../source/contract.ts';
import { isNode, type SchemaNode } from '../source/schema-shapes.ts';
import type { Sources } from '../source/sources.ts';
import { endsWith, notAllowed, type JourneyEnd } from '../graph/call-interface.ts';
import { onceByKey, onceFor } from '../source/memoize.ts';
import type { Slot } from './expression-sites.ts';

/** What is known of a variable: the schema of its value, where one is known. */
export type Variable = { known: true; schema?: SchemaNode } | { known: false; near: readonly string[] };

/** The names with which a variable may begin. */
export const roots = ['profile', 'card', 'session', 'features', 'input', 'data', 'result'] as const;

/** Returns whether a variable is a flag of the context. */
export const isFlag = (path: string): boolean => /^(?:profile|card|session|features)\./.test(path);

/** Where a variable is looked up: the place of its expression, and what is declared around it. */
export type Lookup = { sources: Sources; definition: Pick<JourneyFile, 'input' | 'data'>; slot: Slot };

/** Looks up what a variable of an expression stands for; names near it are answered when there is no such thing. */
export function lookUpVariable(path: string, lookup: Lookup): Variable {
  const [root = '', ...rest] = path.split('.');
  const { contract } = lookup.sources.language;
  const start = startOf(root, rest, lookup);
  if (!start.known || !start.schema) return start;
  return follow({ schema: start.schema, rest: start.rest, done: start.done, contract });
}

/** Returns the schema of a variable; none where it is not known. */
export function schemaOf(path: string, lookup: Lookup): SchemaNode | undefined {
  const variable = lookUpVariable(path, lookup);
  return variable.known ? variable.schema : undefined;
}

/** Looks up what a flag of the context stands for. */
export function lookUpFlag(path: string, sources: Sources): Variable {
  const known = flagsOf(sources.language.contexts);
  return known(path, () => lookUpVariable(path, { sources, definition: {}, slot: anyGuard }));
}

/** Returns the schema of a flag of the context. */
export function schemaOfFlag(path: string, sources: Sources): SchemaNode | undefined {
  const flag = lookUpFlag(path, sources);
  return flag.known ? flag.schema : undefined;
}

/** The flags that were looked up in some contexts, by path. */
const flagsOf = onceFor((_contexts: Sources['language']['contexts']) => onceByKey<Variable>());

const anyGuard: Slot = { role: 'guard', expression: true, pointer: '' };

/** Lists the values that a flag of the context may have; nothing where they are open. */
export function flagValues(path: string, sources: Sources): readonly unknown[] | undefined {
  const { type, enum: values } = schemaOfFlag(path, sources) ?? {};
  return type === 'boolean' ? [true, false] : Array.isArray(values) ? values : undefined;
}

type Start = Variable & { rest: readonly string[]; done: readonly string[] };

function startOf(root: string, rest: readonly string[], { sources, definition, slot }: Lookup): Start {
  const { contexts, contract } = sources.language;
  const [name = '', ...deeper] = rest;
  switch (root) {
    case 'profile':
    case 'card':
    case 'session':
    case 'features':
      return { known: true, schema: contexts[root], rest, done: [root] };
    case 'input':
      return declared(definition.input ?? {}, name, { root, deeper, contract });
    case 'data':
      return declared(definition.data ?? {}, name, { root, deeper, contract });
    case 'result':
      return { ...resultOf(slot, sources), rest, done: [root] };
    default:
      return {
        known: false,
        near: readable(slot).map((each) => [each, ...rest].join('.')),
        rest,
        done: [],
      };
  }
}

/** Where nothing has answered there is no result. */
const readable = ({ result }: Slot) => roots.filter((root) => root !== 'result' || result !== undefined);

type Declaring = { root: string; deeper: readonly string[]; contract: Contract };

function declared(
  names: Readonly<Record<string, string | DatumDeclaration>>,
  name: string,
  { root, deeper, contract }: Declaring,
): Start {
  const named = Object.hasOwn(names, name) ? names[name] : undefined;
  if (named === undefined) {
    const near = Object.keys(names).map((each) => [root, each, ...deeper].join('.'));
    return { known: false, near, rest: deeper, done: [root] };
  }
  const schema = typeof named === 'string' ? typeNamed(named, contract) : typeOfDatum(named, contract);
  return { known: true, ...(schema && { schema }), rest: deeper, done: [root, name] };
}

/** Finds the schema of a type as journeys name it; none when there is no type, or no such schema in the contract. */
export function typeNamed(type: string | undefined, contract: Contract): SchemaNode | undefined {
  if (type === undefined) return undefined;
  return type.startsWith('provider:')
    ? contract.schemas.get(type.slice('provider:'.length))
    : plain.get(type);
}

/** Finds the schema of what a datum holds: of a keyed list, of its items, too. */
export function typeOfDatum(
  { type, of, max }: Partial<DatumDeclaration> = {},
  contract: Contract,
): SchemaNode | undefined {
  const items = typeNamed(of, contract);
  return items ? { type: 'array', items, maxItems: max, keyed: max } : typeNamed(type, contract);
}

/** Finds the schema of the key of a list’s items; none where they have no such member. */
export function keySchema(
  { of, key = '' }: Partial<DatumDeclaration> = {},
  contract: Contract,
): SchemaNode | undefined {
  const properties = contract.resolve(typeNamed(of, contract))?.['properties'];
  const member = isNode(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined;
  return contract.resolve(member);
}

const plain: ReadonlyMap<string, SchemaNode> = new Map([
  ['text', { type: 'string' }],
  ['number', { type: 'number' }],
  ['boolean', { type: 'boolean' }],
  ['list', { type: 'array' }],
  ['object', { type: 'object' }],
]);

function resultOf({ result }: Slot, sources: Sources): Variable {
  if (!result) return { known: true };
  if (result.from === 'refusal') {
    const { contract } = sources.language;
    const refusal = contract.resolve(contract.schemas.get('BankError'));
    if (!refusal) return { known: true };
    // The header stands beside the body, where journeys read it.
    const properties = { ...Object(refusal['properties']), retryAfter: { type: 'integer' } };
    return { known: true, schema: { ...refusal, properties } };
  }
  if (result.from === 'call') {
    const { contract } = sources.language;
    const operation = contract.operations.get(result.operation);
    const schema = contract.schemas.get(operation?.reply ?? '');
    return {
      known: true,
      ...(schema && { schema: operation?.scaResult ? whenDone(schema, contract) : schema }),
    };
  }
  const ends = endsWith(sources.interfaces.get(result.journey), result.outcome);
  // A journey that may not run gives nothing. That there is none, or that it never ends so, other rules tell.
  if (ends.length === 0 && result.outcome !== notAllowed) return { known: true };
  const properties = Object.fromEntries(
    ends.flatMap(({ gives }) => gives).map((name) => [name, handedOver(name, ends, sources) ?? {}]),
  );
  // Of an end that hands over less than another a rule speaks.
  const required = Object.keys(properties);
  return { known: true, schema: { type: 'object', additionalProperties: false, required, properties } };
}

/** Finds the schema of what journeys hand over, when all ends do so in one type. */
function handedOver(
  name: string,
  ends: readonly JourneyEnd[],
  { language }: Sources,
): SchemaNode | undefined {
  const giving = ends.filter(({ gives }) => gives.includes(name));
  const [type, ...others] = new Set(
    giving.map(({ types }) => (Object.hasOwn(types, name) ? types[name] : undefined)),
  );
  return others.length === 0 ? typeNamed(type, language.contract) : undefined;
}

/** Leaves out the alternative that asks for strong authentication: the engine answers that one itself. */
function whenDone(schema: SchemaNode, contract: Contract): SchemaNode {
  const choices = contract.resolve(schema)?.['oneOf'];
  if (!Array.isArray(choices)) return schema;
  const asks = (choice: unknown) => {
    const properties = contract.resolve(choice)?.['properties'];
    const result = isNode(properties) ? contract.resolve(properties['result']) : undefined;
    return result?.['const'] === 'SCA' || JSON.stringify(result?.['enum']) === '["SCA"]';
  };
  const done: unknown[] = choices.filter((choice) => !asks(choice));
  const [only] = done;
  return done.length === 1 && isNode(only) ? only : { oneOf: done };
}

type Following = { schema: SchemaNode; rest: readonly string[]; done: readonly string[]; contract: Contract };

/** Goes down a schema by the names of a path; what a schema leaves open is taken as known. */
function follow({ schema, rest, done, contract }: Following): Variable {
  const resolved = resolveLocal(schema, contract);
  const [name, ...deeper] = rest;
  if (name === undefined || !resolved) return { known: true, ...(resolved && { schema: resolved }) };
  const choices = resolved['oneOf'];
  if (Array.isArray(choices))
    return followAny(choices.map((choice: unknown) => ({ choice, rest, done, contract })));
  const next = childOf(resolved, name);
  if (next === undefined) {
    const names = isNode(resolved['properties']) ? Object.keys(resolved['properties']) : [];
    return { known: false, near: names.map((each) => [...done, each, ...deeper].join('.')) };
  }
  if (next === 'open') return { known: true };
  return follow({ schema: inherit(next, resolved), rest: deeper, done: [...done, name], contract });
}

/** Goes down each of several alternatives; a name is known when one of them has it, and of an unlike type nothing is said. */
function followAny(ways: readonly (Omit<Following, 'schema'> & { choice: unknown })[]): Variable {
  const found = ways.map(({ choice, ...way }) =>
    isNode(choice) ? follow({ ...way, schema: choice }) : ({ known: true } as const),
  );
  const known = found.filter((variable) => variable.known);
  const [only] = known;
  if (only) return known.length === 1 ? only : { known: true };
  return { known: false, near: found.flatMap((variable) => (variable.known ? [] : variable.near)) };
}

function childOf(schema: SchemaNode, name: string): SchemaNode | 'open' | undefined {
  if (schema['type'] === 'array') {
    if (!/^\d+$/.test(name)) return undefined;
    return isNode(schema['items']) ? schema['items'] : 'open';
  }
  const properties = isNode(schema['properties']) ? schema['properties'] : undefined;
  const own = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (isNode(own)) return own;
  if (isNode(schema['additionalProperties'])) return schema['additionalProperties'];
  const isPlain =
    ['string', 'number', 'integer', 'boolean'].includes(String(schema['type'])) || 'enum' in schema;
  return isPlain || schema['additionalProperties'] === false ? undefined : 'open';
}

const definitions = '$defs';

/** Hands the local definitions of a schema down to its parts, so that their references still lead somewhere. */
function inherit(part: SchemaNode, whole: SchemaNode): SchemaNode {
  return definitions in whole ? { ...part, [definitions]: whole[definitions] } : part;
}

function resolveLocal(schema: SchemaNode, contract: Contract): SchemaNode | undefined {
  const reference = schema['$ref'];
  if (typeof reference !== 'string' || !reference.startsWith('#/$defs/')) return contract.resolve(schema);
  const all = schema[definitions];
  const target = isNode(all) ? all[reference.slice('#/$defs/'.length)] : undefined;
  const resolved = isNode(target) ? resolveLocal(inherit(target, schema), contract) : undefined;
  const own = schema['properties'];
  // What stands beside a reference narrows what it leads to.
  if (!resolved || !isNode(own)) return resolved;
  const properties = isNode(resolved['properties']) ? resolved['properties'] : {};
  return { ...resolved, properties: { ...properties, ...own } };
}
