import type { ContractNode } from './contract.ts';

/** Rewrites `file.json#/components/schemas/Name` to `#/$defs/Name`, since names are unique over all files. */
export function localise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(localise);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' && inner.includes('/schemas/')
        ? `#/$defs/${inner.split('/').at(-1)}`
        : localise(inner),
    ]),
  );
}

/** Lists the names that references of a value lead to. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner.split('/').at(-1) ?? inner] : referencesIn(inner),
  );
}

/** Reads anything as a map; what is none reads as an empty one. */
export function asNode(value: unknown): ContractNode {
  // A non-null object of our own files is a map.
  return typeof value === 'object' && value !== null ? (value as ContractNode) : {};
}
