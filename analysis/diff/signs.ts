import type { Mention, NamedSort } from '../symbols/references.ts';
import type { Leaf } from './leaves.ts';
import type { Signs } from './likeness.ts';

/** Names that only one of two states has, each with its sort. */
export type Changing = ReadonlySet<string>;

/** Finds the signs of what is called so. */
export type SignsOf = (name: string) => Signs;

const none: Signs = new Set();

/** Lists the names that are gone or have come. */
export function changingNames(
  lists: readonly (readonly [sort: NamedSort, were: readonly string[], are: readonly string[]])[],
): Changing {
  return new Set(
    lists.flatMap(([sort, were, are]) => {
      const both = new Set(were).intersection(new Set(are));
      return [...were, ...are].filter((name) => !both.has(name)).map((name) => `${sort} ${name}`);
    }),
  );
}

/** Gathers what is said of each changing name: its own name and those of the other changing ones are left out of it. */
export function signsIn(
  leaves: readonly Leaf[],
  changing: Changing,
  named: (mention: Mention) => string = ({ name }) => name,
): (sort: NamedSort) => SignsOf {
  const found = new Map<string, Set<string>>();
  for (const { mentions, told } of leaves)
    for (const mention of mentions.filter(({ sort, name }) => changing.has(`${sort} ${name}`))) {
      const sign = told((other) =>
        isSame(other, mention)
          ? 'itself'
          : changing.has(`${other.sort} ${other.name}`)
            ? 'another'
            : named(other),
      );
      for (const known of idsOf(mention)) found.set(known, (found.get(known) ?? new Set()).add(sign));
    }
  return (sort) => (name) => found.get(`${sort} ${name}`) ?? none;
}

const isSame = (one: Mention, other: Mention): boolean => one.sort === other.sort && one.name === other.name;

const idsOf = ({ sort, name, forms }: Mention): string[] =>
  forms ? forms.map((form) => `${sort} ${form}/${name}`) : [`${sort} ${name}`];
