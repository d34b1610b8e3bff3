import type { JourneyFile } from '#schemas';
import { isNode, type SchemaNode } from '../source/schema-shapes.ts';
import type { Sources } from '../source/sources.ts';
import type { Fact, Facts } from '../values/path-conditions.ts';
import { schemaOf, type Lookup } from '../values/scope.ts';
import { readsOf, type Slot } from '../values/expression-sites.ts';

/** A member that may be left out, where it is read without a default, and what is known when it is left out. */
export type OptionalMember = { member: string; absent: Facts; reads: ReadonlyMap<string, Slot> };

/** Lists the members that may be left out and are read without a default. */
export function optionalReads(definition: JourneyFile, sources: Sources): OptionalMember[] {
  const found = new Map<string, { absent: Facts; reads: Map<string, Slot> }>();
  for (const { path, hasDefault, pointer, slot } of readsOf(definition))
    for (const { member, absent } of hasDefault ? [] : membersLeftOut(path, { sources, definition, slot })) {
      // What is answered is known as long as the run is at the call alone.
      const key = member.startsWith('result') ? `${slot.step} ${member}` : member;
      const optional = found.get(key) ?? { member, absent, reads: new Map() };
      optional.reads.set(pointer, slot);
      found.set(key, optional);
    }
  return [...found].map(([key, optional]) => ({ member: key.split(' ').at(-1) ?? '', ...optional }));
}

/** Lists the members on a path that may be left out, each with what is known when it is. */
export function membersLeftOut(path: string, lookup: Lookup): { member: string; absent: Facts }[] {
  const keys = path.split('.');
  return keys.slice(1).flatMap((name, index) => {
    const owner = keys.slice(0, index + 1).join('.');
    // Whether data and input are there at all is another question.
    if (owner === 'data' || owner === 'input') return [];
    const schema = schemaOf(owner, lookup);
    const beside = schema && whenLeftOut(schema, name);
    if (!beside) return [];
    const member = `${owner}.${name}`;
    const known = [...beside].map(([other, fact]) => [`${owner}.${other}`, fact] as const);
    return [{ member, absent: new Map([...known, [member, 'unset']]) }];
  });
}

/** What is known of the members beside one that is left out, by their names. */
type Beside = ReadonlyMap<string, Fact>;

/** Tells what a member that is left out says of those beside it; nothing when it is always there, or no such is known. */
function whenLeftOut(schema: SchemaNode, name: string): Beside | undefined {
  const properties = propertiesOf(schema);
  if (!properties || !Object.hasOwn(properties, name) || requires(schema, name)) return undefined;
  const { if: condition, then } = schema;
  const asked = isNode(condition) && isNode(then) && requires(then, name) ? propertiesOf(condition) : {};
  const [only, ...others] = Object.entries(asked ?? {});
  // Of several that ask for it together, any may be otherwise.
  return new Map(only && others.length === 0 ? factsOf(only, properties) : []);
}

const propertiesOf = ({ properties }: SchemaNode): SchemaNode | undefined =>
  isNode(properties) ? properties : undefined;

const requires = ({ required }: SchemaNode, name: string): boolean =>
  Array.isArray(required) && required.includes(name);

/** Says what a member is not, when the member that a single value of it asks for is not there. */
function factsOf([name, asked]: [string, unknown], properties: SchemaNode): [string, Fact][] {
  const value = isNode(asked) ? asked['const'] : undefined;
  if (typeof value === 'boolean') return [[name, { is: !value }]];
  return typeof value === 'string' && Object.hasOwn(properties, name) ? [[name, { isNot: [value] }]] : [];
}
