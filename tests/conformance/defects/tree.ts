/** An object of a JSON text. */
export type Tree = { [key: string]: unknown };

/** Tells an object from lists and plain values. */
export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes a JSON pointer. */
export const at = (...keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Splits a JSON pointer into its keys. */
export const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Lists every value of a tree with its pointer, the outer before the inner. */
export function* nodesIn(value: unknown, pointer = ''): Generator<{ pointer: string; value: unknown }> {
  yield { pointer, value };
  const members = Array.isArray(value) ? value.entries() : isTree(value) ? Object.entries(value) : [];
  for (const [key, inner] of members) yield* nodesIn(inner, pointer + at(key));
}
