import { isNode } from './schema-shapes.ts';

// Where every object has none of these, `constructor` and `toString` are names like any others. What is written into
// a message is made a text by this alone, which no file can name.
const nameless: object = Object.freeze(
  Object.create(null, { [Symbol.toPrimitive]: { value: () => '[object Object]' } }),
);

/** Copies what was read from a file: its objects know the names that stand in it, and no others. */
export function withOwnNames<Value>(value: Value): Value {
  // A copy has the type of what it copies.
  if (Array.isArray(value)) return value.map(withOwnNames) as Value;
  return isNode(value) ? (copied(value) as Value) : value;
}

function copied(node: object): object {
  // With a prototype like this, `__proto__` is set like any other member.
  const copy: Record<string, unknown> = Object.create(nameless);
  for (const [name, value] of Object.entries(node)) copy[name] = withOwnNames<unknown>(value);
  return copy;
}
