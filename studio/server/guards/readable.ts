import {
  childOf,
  isNode,
  journeyNamed,
  lookUpVariable,
  writtenValues,
  type Slot,
  type Sources,
} from '#analysis';
import type { JourneyFile } from '#schemas';
import type { ReadableView } from '../../protocol.ts';
import { askedAs } from './asked-as.ts';

type Ground = { sources: Sources; id: string; definition: JourneyFile };
type Node = { readonly [key: string]: unknown };

/** What is deeper than this in what the bank answers, no guard asks for. */
const deepest = 2;

const anyGuard: Slot = { role: 'guard', expression: true, pointer: '' };

/** Lists what guards of a journey may read of its own: what it remembers and what it was handed. */
export function ownReadable({ sources, id, definition }: Ground): ReadableView[] {
  const journey = journeyNamed(sources, id);
  const source = sources.journeys.get(id);
  const known = journey ? writtenValues(journey, sources) : new Map<string, readonly unknown[]>();
  return (['data', 'input'] as const).flatMap((root) =>
    Object.keys(definition[root] ?? {}).flatMap((name) => {
      const path = `${root}.${name}`;
      return withMembers(path, schemaAt(path, { sources, definition, slot: anyGuard })).map((each) => {
        const values = each.values ?? plainValues(known.get(each.path));
        return { ...each, ...(values && { values }), ...(source && askedAs(each.path, source, sources)) };
      });
    }),
  );
}

/** Lists what a guard may read of an answer: the bank’s, or that of the journey that was run. */
export function answerReadable({ sources, definition }: Ground, slot: Slot): ReadableView[] {
  if (!slot.result) return [];
  const whole = schemaAt('result', { sources, definition, slot });
  return withMembers('result', whole).filter(({ path }) => path !== 'result');
}

function schemaAt(path: string, lookup: Parameters<typeof lookUpVariable>[1]): Described | undefined {
  const variable = lookUpVariable(path, lookup);
  if (!variable.known || !variable.schema) return undefined;
  return { schema: variable.schema, at: (inner) => schemaAt(inner, lookup) };
}

type Described = { schema: Node; at: (path: string) => Described | undefined };

function withMembers(path: string, found: Described | undefined, isOptional = false): ReadableView[] {
  const schema = found?.schema ?? {};
  const values = plainValues(schema['enum'] ?? ('const' in schema ? [schema['const']] : undefined));
  const own: ReadableView = {
    path,
    type: typeOf(schema, values),
    ...(values && { values }),
    ...(isOptional && { isOptional }),
  };
  if (path.split('.').length > deepest) return [own];
  const required = [schema['required'] ?? []].flat();
  const members = [schema, ...[schema['oneOf'] ?? []].flat()].flatMap((each) =>
    Object.keys(Object(childOf(each, 'properties'))),
  );
  return [
    own,
    ...[...new Set(members)].flatMap((name) =>
      withMembers(`${path}.${name}`, found?.at(`${path}.${name}`), isOptional || !required.includes(name)),
    ),
  ];
}

const types: Readonly<Record<string, ReadableView['type']>> = {
  boolean: 'boolean',
  number: 'number',
  integer: 'number',
  string: 'text',
  array: 'list',
};

function typeOf({ type }: Node, values: ReadableView['values']): ReadableView['type'] {
  const named = [type ?? []]
    .flat()
    .flatMap((each) => (typeof each === 'string' && each !== 'null' ? [each] : []));
  const [first = ''] = named;
  if (named.length === 1) return types[first] ?? 'other';
  return values?.every((value) => typeof value === 'string') ? 'text' : 'other';
}

function plainValues(values: unknown): ReadableView['values'] {
  if (!Array.isArray(values) || values.some((value) => isNode(value) || Array.isArray(value)))
    return undefined;
  const plain = values.filter((value) => value !== null);
  return plain.length > 0 ? plain : undefined;
}
