import { isNode } from '../source/schema-shapes.ts';
import { sortOf, spotsBelow, spotsOfFile, type Schemas, type Spot } from './schema-positions.ts';

/** A name that a file holds: of which sort, as the schemas say by x-names, x-keys and x-declares, and where. */
export type HeldName = { sort: string; name: string; keys: readonly string[]; part: 'key' | 'value' };

/** Lists the names that a file holds; variables of expressions are of the sort `variable`. */
export function namesHeld(value: unknown, schema: string, schemas: Schemas): HeldName[] {
  const found: HeldName[] = [];
  walk({ value, keys: [], spots: spotsOfFile(schema, value, schemas) }, schemas, found);
  return found;
}

type At = { value: unknown; keys: readonly string[]; spots: readonly Spot[] };

function walk({ value, keys, spots }: At, schemas: Schemas, found: HeldName[]): void {
  const sort = sortOf(spots, 'x-names');
  if (sort === 'expression') found.push(...variablesIn(value, keys));
  else if (typeof value === 'string') {
    if (sort !== undefined) found.push({ sort, name: value, keys, part: 'value' });
  } else if (typeof value === 'object' && value !== null) {
    const ofKeys = isNode(value) ? (sortOf(spots, 'x-keys') ?? sortOf(spots, 'x-declares')) : undefined;
    for (const [key, member] of Object.entries(value)) {
      const below = [...keys, key];
      if (ofKeys !== undefined) found.push({ sort: ofKeys, name: key, keys: below, part: 'key' });
      walk({ value: member, keys: below, spots: spotsBelow(spots, [key, member], schemas) }, schemas, found);
    }
  }
}

function* variablesIn(value: unknown, keys: readonly string[]): Generator<HeldName> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const below = [...keys, key];
    if (key === 'var' && isNode(value)) yield* variable(member, below);
    yield* variablesIn(member, below);
  }
}

function* variable(path: unknown, keys: readonly string[]): Generator<HeldName> {
  const [name, at]: [unknown, readonly string[]] = Array.isArray(path)
    ? [path[0], [...keys, '0']]
    : [path, keys];
  if (typeof name === 'string') yield { sort: 'variable', name, keys: at, part: 'value' };
}
