import { isNode, namesHeld, valueAt, type HeldName, type Sources } from '#analysis';
import { valueWithout } from '../../value-with.ts';

type Schemas = Sources['language']['schemas'];
type Keys = readonly string[];

const held = (definition: unknown, schemas: Schemas): HeldName[] =>
  namesHeld(definition, schemas.nameOf('journey'), schemas.byName);

const writing: ReadonlySet<string> = new Set(['saves', 'sets', 'puts', 'removes']);

const isWrite = ({ keys, part }: HeldName): boolean => part === 'key' && writing.has(keys.at(-2) ?? '');

const isDeclared = ({ keys }: HeldName): boolean => keys[0] === 'data' || keys[0] === 'limits';

/** A journey as it is written, and its forms. */
export type Written = { definition: unknown; forms: readonly unknown[] };

/** Names the data and limits that a journey needed and needs no more, or that nothing fills any more. */
export function orphansOf(before: Written, after: Written, schemas: Schemas): string[] {
  const later = usesIn(after, schemas);
  return [...usesIn(before, schemas)].flatMap(([path, was]) => {
    const now = later.get(path) ?? [];
    const own: unknown = valueAt(after.definition, path.split('.'));
    const isLess = own !== undefined && now.length < was.length;
    return isLess && isOrphan(path, { was, now, begins: 'initial' in Object(own) }) ? [path] : [];
  });
}

type Uses = { was: readonly HeldName[]; now: readonly HeldName[]; begins: boolean };

function isOrphan(path: string, { was, now, begins }: Uses): boolean {
  const isUnfilled = was.some(isWrite) && !now.some(isWrite) && !begins;
  const isUnread = path.startsWith('data.') && now.every(isWrite) && !was.every(isWrite);
  return now.length === 0 || isUnread || isUnfilled;
}

function usesIn({ definition, forms }: Written, schemas: Schemas): Map<string, HeldName[]> {
  const inForms = forms.flatMap((form) => namesHeld(form, schemas.nameOf('form'), schemas.byName));
  return Map.groupBy(
    [...held(definition, schemas), ...inForms].filter((each) => pathOf(each) !== '' && !isDeclared(each)),
    pathOf,
  );
}

function pathOf({ sort, name }: HeldName): string {
  if (sort === 'limit') return `limits.${name}`;
  if (!['datum', 'handed', 'variable'].includes(sort)) return '';
  return /^data\.[^.]+/.exec(name)?.[0] ?? '';
}

/** A journey without a datum or a limit, and the places that must be changed first since they decide by it. */
export type WithoutPart = { definition: unknown; barred: readonly Keys[] };

/** Takes a datum or a limit out of a journey: its declaration, what writes it, and what is filled with it. */
export function withoutPart(definition: unknown, path: string, schemas: Schemas): WithoutPart {
  const [, own = ''] = path.split('.');
  const spoken = held(definition, schemas).filter(
    (each) =>
      pathOf(each) === path || (path.startsWith('data.') && each.sort === 'plain-datum' && each.name === own),
  );
  const places = spoken.map((each) => ({ keys: each.keys, gone: goingWith(each) }));
  const gone = places.flatMap((each) => (each.gone ? [each.gone] : []));
  const barred = places.flatMap(({ keys, gone: going }) => (going ? [] : [keys]));
  return { definition: valueWithout(definition, [...gone, path.split('.')].toSorted(inOrder)), barred };
}

/** What is filled with a value, member by member. */
const filled: ReadonlySet<string> = new Set([
  'body',
  'query',
  'headers',
  'shows',
  'prefill',
  'input',
  'output',
  ...writing,
]);

/** Finds what goes with a place that speaks of it; nothing where that decides or waits by it. */
function goingWith(each: HeldName): Keys | undefined {
  const { keys, sort } = each;
  if (sort === 'limit' || isDeclared(each) || isWrite(each) || sort === 'handed') return keys;
  const at = keys.findIndex((key, index) => index > 1 && index < keys.length - 1 && filled.has(key));
  return at < 0 ? undefined : keys.slice(0, at + 2);
}

/** Items of a list in the order in which they stand. */
export function inOrder(one: Keys, other: Keys): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  const [mine = '', theirs = ''] = [one[at], other[at]];
  return Number(mine) - Number(theirs) || mine.localeCompare(theirs);
}

/** Names the places of a form that take something from a datum. */
export const handedIn = (form: unknown, datum: string, schemas: Schemas): Keys[] =>
  isNode(form)
    ? namesHeld(form, schemas.nameOf('form'), schemas.byName).flatMap((each) =>
        each.sort === 'handed' && pathOf(each) === `data.${datum}` ? [each.keys] : [],
      )
    : [];
