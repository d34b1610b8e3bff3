import type { Contract, ContractNode } from '#schemas/provider';

/** One place of a reply: what the contract says of it, and how it is got at. */
export type ReplyPlace = {
  path: readonly (string | number)[];
  schema: ContractNode;
  value: unknown;
  /** The list of rows that it stands in, if it does. */
  rows?: readonly (string | number)[];
  /** It is a member that may be left out. */
  isOptional?: boolean;
};

/** Lists every place of a reply that the contract knows, from the whole inwards; of a list the first item. */
export function placesOf(contract: Contract, name: string, body: unknown): ReplyPlace[] {
  return within(contract, { path: [], schema: { $ref: name }, value: body });
}

function within(contract: Contract, place: ReplyPlace): ReplyPlace[] {
  const schema = said(contract, place);
  const here = { ...place, schema };
  const { path, value, rows } = place;
  const inRows = rows && { rows };
  if (Array.isArray(value)) {
    if (value.length === 0) return [here];
    const own = schema['x-rows'] === true ? { rows: path } : inRows;
    const item = { path: [...path, 0], schema: node(schema['items']), value: value[0] as unknown, ...own };
    return [here, ...within(contract, item)];
  }
  if (typeof value !== 'object' || value === null) return [here];
  const known = node(schema['properties']);
  const required = requiredOf(schema, value);
  const inner = Object.entries(value).flatMap(([member, held]) => {
    const part = known[member] ?? schema['additionalProperties'];
    if (typeof part !== 'object') return [];
    const isOptional = member in known && !required.includes(member);
    const at = { path: [...path, member], schema: node(part), value: held, isOptional };
    return within(contract, { ...at, ...inRows });
  });
  return [here, ...inner];
}

/** Follows references, and of two choices the one that the value is. */
function said(contract: Contract, { schema, value }: ReplyPlace): ContractNode {
  const { $ref: reference, oneOf } = schema;
  if (typeof reference === 'string') {
    const found = contract.schemas.get(reference.split('/').at(-1) ?? '');
    return said(contract, { path: [], schema: node(found), value });
  }
  if (!Array.isArray(oneOf)) return schema;
  const choices = oneOf.map((choice) => said(contract, { path: [], schema: node(choice), value }));
  return choices.find((choice) => requiredOf(choice, value).every((name) => name in node(value))) ?? schema;
}

/** Lists the members that an object must have, with those that it must have for what another one says. */
export function requiredOf(schema: ContractNode, value: unknown): string[] {
  const asked = Object.entries(node(node(schema['if'])['properties']));
  const isAsked =
    asked.length > 0 && asked.every(([name, only]) => node(value)[name] === node(only)['const']);
  const more = isAsked ? node(schema['then'])['required'] : [];
  return [schema['required'], more].flatMap((names) => (Array.isArray(names) ? names.map(String) : []));
}

/** Returns a copy of a reply with another value at a place; nothing stands there when it is undefined. */
export function withValue(body: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy: unknown = Array.isArray(body) ? [...body] : { ...node(body) };
  const inner: unknown = Reflect.get(Object(copy), step);
  const put = withValue(inner, rest, value);
  if (put === undefined) Reflect.deleteProperty(Object(copy), step);
  else Reflect.set(Object(copy), step, put);
  return copy;
}

function node(value: unknown): ContractNode {
  // A non-null object of our own files is a map.
  return typeof value === 'object' && value !== null ? (value as ContractNode) : {};
}
