import { childOf, isNode, type Sources } from '#analysis';

type Known = { sources: Sources };

/** What journeys call the types of JSON. */
export const plainNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'true | false',
  array: 'list',
  object: 'object',
};

/** Tells the type of a schema’s values as journeys call it, the values when they are few, and how long a text may be. */
export function describeSchema(schema: unknown, { sources }: Known): string {
  const found = sources.language.contract.resolve(schema) ?? schema;
  if (!isNode(found)) return '';
  if (Array.isArray(found['enum'])) return found['enum'].map(String).join(' | ');
  if ('const' in found) return String(found['const']);
  const types = [found['type']].flat().filter((type) => typeof type === 'string');
  const named = types.map((type) => plainNames[type] ?? type).join(' | ');
  const most = childOf(found, 'maxLength');
  return typeof most === 'number' ? `${named} ≤ ${most}` : named;
}

/** Lists the members of a schema of the contract: name, what may stand there, and whether it must. */
export function membersOfSchema(
  schema: unknown,
  { sources }: Known,
): { name: string; detail: string; isRequired: boolean }[] {
  const found = sources.language.contract.resolve(schema);
  const choices = found?.['oneOf'];
  if (Array.isArray(choices)) return choices.flatMap((choice) => membersOfSchema(choice, { sources }));
  const properties = found?.['properties'];
  if (!isNode(properties)) return [];
  const required = found?.['required'];
  return Object.entries(properties).map(([name, member]) => ({
    name,
    detail: describeSchema(member, { sources }),
    isRequired: Array.isArray(required) && required.includes(name),
  }));
}
