import type { Contract, ContractNode, ContractOperation } from '#schemas/provider';

/** One place in a request's body: its JSON pointer, what the contract says of it, and what stands there. */
export type Spot = { path: readonly string[]; schema: ContractNode; value: unknown };

/** Follows references, so that what a schema says is at hand. */
export function resolved(contract: Contract, schema: unknown): ContractNode {
  const node = isNode(schema) ? schema : {};
  const reference = node['$ref'];
  if (typeof reference !== 'string') return node;
  const name = reference.split('/').at(-1) ?? reference;
  return { ...resolved(contract, contract.schemas.get(name)), ...omitReference(node) };
}

/** Lists every place of a body that the contract knows, deeper ones included where the body has them. */
export function spotsOf(contract: Contract, { path, schema, value }: Spot): Spot[] {
  const said = resolved(contract, schema);
  const here = { path, schema: said, value };
  const [first] = Array.isArray(value) ? value : [];
  if (first !== undefined)
    return [
      here,
      ...spotsOf(contract, { path: [...path, '0'], schema: resolved(contract, said['items']), value: first }),
    ];
  const properties = isNode(said['properties']) ? said['properties'] : {};
  const inner = Object.entries(properties).flatMap(([key, part]) =>
    spotsOf(contract, {
      path: [...path, key],
      schema: resolved(contract, part),
      value: isNode(value) ? value[key] : undefined,
    }),
  );
  return value === undefined ? [here] : [here, ...inner];
}

/** Returns the body as one spot, or null where the operation takes none. */
export function bodySpot(contract: Contract, operation: ContractOperation, value: unknown): Spot | null {
  if (operation.request === null) return null;
  return { path: [], schema: resolved(contract, contract.schemas.get(operation.request)), value };
}

/** Writes a path as a JSON pointer. */
export const pointerTo = (path: readonly string[]): string =>
  path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Returns a copy with another value at a path; `undefined` takes away what is there. */
export function withValue(root: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(root))
    return root.map((item: unknown, index) => (String(index) === key ? withValue(item, rest, value) : item));
  const copy: Record<string, unknown> = isNode(root) ? { ...root } : {};
  const inner = withValue(copy[key], rest, value);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy;
}

/** Reads the value at a path; undefined where there is none. */
export function valueAt(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, key) => {
    if (Array.isArray(found)) return found.at(Number(key));
    return isNode(found) ? found[key] : undefined;
  }, root);
}

/** Tells an object of JSON from anything else, lists and files included. */
export const isNode = (value: unknown): value is ContractNode =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const omitReference = ({ $ref: _reference, ...rest }: ContractNode): ContractNode => rest;
