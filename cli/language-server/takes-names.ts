import { childOf, sortOf, spotsBelow, spotsOfFile, type Schemas } from '#analysis';
import type { Caret } from './caret.ts';

/** What a place takes: names of a sort, as the schemas say by x-names and x-keys; an expression, with what of the path is in it. */
export type Taken = { sort: string; within: readonly string[] };

/** The schemas of journey files by file name, the one of the file in question, and what can be read of that file. */
export type Shape = { schemas: Schemas; name: string; value: unknown };

/** Finds which names may stand at the caret; nothing where none do. */
export function takenAt({ keys, part }: Caret, { schemas, name, value }: Shape): Taken | undefined {
  let here = value;
  let spots = spotsOfFile(name, here, schemas);
  const path = part === 'key' ? keys.slice(0, -1) : keys;
  for (const [index, key] of path.entries()) {
    if (sortOf(spots, 'x-names') === 'expression') return takenInExpression(part, keys.slice(index));
    here = childOf(here, key);
    spots = spotsBelow(spots, [key, here], schemas);
  }
  const sort = sortOf(spots, part === 'key' ? 'x-keys' : 'x-names');
  return sort === undefined ? undefined : { sort, within: [] };
}

/** Keys of an expression are operators, which no list names, but for what a guard with a name takes. */
function takenInExpression(part: Caret['part'], within: readonly string[]): Taken | undefined {
  if (part === 'key') return within.at(-2) === 'with' ? { sort: 'guard-parameter', within } : undefined;
  return { sort: 'expression', within };
}
