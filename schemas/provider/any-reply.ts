import type { ContractNode } from './contract.ts';

type Schemas = ReadonlyMap<string, ContractNode>;

/**
 * Lets the named schemas of replies carry what any reply may (TRIG-01, CARD-27), beside what they say themselves; of one
 * that leaves a choice, each choice may.
 *
 * @throws {Error} CONTRACT_BROKEN when a reply is no object, and so has no place for it.
 */
export function completeReplies(schemas: Schemas, replies: Iterable<string>, common: ContractNode): Schemas {
  const completed = new Map(schemas);
  for (const reply of replies) {
    for (const name of objectsOf(schemas, reply)) {
      const schema = schemas.get(name) ?? {};
      completed.set(name, { ...schema, properties: { ...common, ...Object(schema['properties']) } });
    }
  }
  return completed;
}

function objectsOf(schemas: Schemas, name: string): string[] {
  const schema = schemas.get(name) ?? {};
  const { oneOf } = schema;
  if (Array.isArray(oneOf))
    return oneOf.flatMap((choice) => objectsOf(schemas, String(Object(choice).$ref).replace('#/$defs/', '')));
  if (schema['type'] !== 'object') throw new Error(`CONTRACT_BROKEN: reply ${name} is no object`);
  return [name];
}
