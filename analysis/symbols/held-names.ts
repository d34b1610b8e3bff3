import { pointerTo, pointerKeys, type Part } from '../source/document.ts';
import type { FileKind, Language } from '../source/language.ts';
import { onceFor } from '../source/memoize.ts';
import { isNode } from '../source/schema-shapes.ts';
import { sortOf, spotsBelow, spotsOfFile, type Schemas, type Spot } from './schema-positions.ts';
import type { ScenarioFile } from '#schemas';

/** A name that a file holds: of which sort, as the schemas say by x-names, x-keys, x-declares and deprecated, and where. */
export type HeldName = { sort: string; name: string; keys: readonly string[]; part: Part };

/** Lists the names that a file holds; variables of expressions are of the sort `variable`. */
export function namesHeld(value: unknown, schema: string, schemas: Schemas): HeldName[] {
  const found: HeldName[] = [];
  walk({ value, keys: [], spots: spotsOfFile(schema, value, schemas) }, schemas, found);
  return found;
}

/** A name, and where in its file it stands. */
export type PlacedName = { name: string; pointer: string };

/** Lists the names of a sort that rules look up which a file of a kind holds, as values or as keys. */
export function namesOf(
  value: object,
  kind: FileKind,
  { sort, part = 'value', schemas }: { sort: string; part?: Part; schemas: Language['schemas'] },
): readonly PlacedName[] {
  const known = tables(schemas);
  const table = known.get(value) ?? tableOf(namesHeld(value, schemas.nameOf(kind), schemas.byName));
  known.set(value, table);
  return table.get(`${sort} ${part}`) ?? [];
}

/** What was found in files that have been read, by sort and part. */
const tables = onceFor<Language['schemas'], WeakMap<object, ReadonlyMap<string, PlacedName[]>>>(
  () => new WeakMap(),
);

// Kept for as long as the file is, of a thousand journeys too: only the sorts that rules look up.
const lookedUp: ReadonlySet<string> = new Set([
  'deprecated',
  'form',
  'limit',
  'opening',
  'operation',
  'page',
  'point',
  'popup',
  'step',
  'type',
  'view',
]);

const tableOf = (held: readonly HeldName[]): ReadonlyMap<string, PlacedName[]> =>
  new Map(
    [...Map.groupBy(held, ({ sort, part }) => `${sort} ${part}`)].flatMap(([key, each]) =>
      lookedUp.has(key.split(' ')[0] ?? '')
        ? [[key, each.map(({ name, keys }) => ({ name, pointer: pointerTo('', ...keys) }))]]
        : [],
    ),
  );

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
      const inside = spotsBelow(spots, [key, member], schemas);
      if (inside.some(({ schema }) => schema['deprecated'] === true))
        found.push({ sort: 'deprecated', name: key, keys: below, part: 'key' });
      if (inside.length > 0) walk({ value: member, keys: below, spots: inside }, schemas, found);
    }
  }
}

function* variablesIn(value: unknown, keys: readonly string[]): Generator<HeldName> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const below = [...keys, key];
    if (key === 'var' && isNode(value)) yield* variable(member, below);
    // Where a guard may stand; elsewhere it is a member like any other, and no guard is called so.
    if (key === 'use' && isNode(value) && typeof member === 'string')
      yield { sort: 'guard', name: member, keys: below, part: 'value' };
    yield* variablesIn(member, below);
  }
}

function* variable(path: unknown, keys: readonly string[]): Generator<HeldName> {
  const [name, at]: [unknown, readonly string[]] = Array.isArray(path)
    ? [path[0], [...keys, '0']]
    : [path, keys];
  if (typeof name === 'string') yield { sort: 'variable', name, keys: at, part: 'value' };
}

/** A name that a scenario uses: its sort, as the schemas call it, and where it stands. */
export type ScenarioName = { sort: string; name: string; pointer: string; part: Part };

/** Lists what a scenario names, but for the flags that it gives. */
export const namesInScenario = onceFor(({ byName, nameOf }: Language['schemas']) =>
  onceFor((scenario: ScenarioFile): readonly ScenarioName[] =>
    namesHeld(scenario, nameOf('scenario'), byName).flatMap(({ sort, name, keys, part }) => {
      // Errors name their field by its pointer; one of the form as a whole has none.
      const named = sort === 'field' ? pointerKeys(name)[0] : name;
      return named === undefined ? [] : [{ sort, name: named, pointer: pointerTo('', ...keys), part }];
    }),
  ),
);

/** A flag of the context that a scenario gives, by its path, and its value. */
export type GivenFlag = { path: readonly string[]; value: unknown; pointer: string };

/** Lists the flags that a scenario gives: what stands at the end of each way through its objects. */
export const flagsGiven = onceFor(({ given }: ScenarioFile): GivenFlag[] => {
  const { profile, card, session, features } = given ?? {};
  return [...leavesOf({ profile, card, session, features }, [], '/given')];
});

function* leavesOf(node: unknown, path: readonly string[], pointer: string): Generator<GivenFlag> {
  if (!isNode(node)) yield { path, value: node, pointer };
  else
    for (const [key, value] of Object.entries(node))
      if (value !== undefined) yield* leavesOf(value, [...path, key], pointerTo(pointer, key));
}
