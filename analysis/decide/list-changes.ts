import { keyOfItem, type ListChange } from '#engine';
import type { KeyChoice } from '../values/list-items.ts';
import { askedFor } from './reading.ts';
import type { Cube } from './formula.ts';
import { maskOf, type Term } from './vocabulary.ts';

/** What becomes of a term, of what is known of it and of others. */
export type WorkedOut = { term: number; by: (cube: Cube) => number };

/** Works out what becomes of the length of a keyed list, and of what is known to be in it, when something is put into it or taken off. */
export function listChanged(change: ListChange, terms: readonly Term[]): WorkedOut[] {
  const { name, item, gone } = change;
  const members = membersOf(change, terms);
  const about = (id: unknown) => members.find(({ id: asked }) => asked === askedFor(id));
  const put = item === undefined ? undefined : about(keyOfItem(change));
  const off = gone === undefined ? undefined : about(gone);
  const isThere = (cube: Cube) => (gone === undefined ? no : (cube[off?.term ?? -1] ?? yes | no));
  const length = terms.findIndex(({ subject }) => subject.key === `count data.${name}`);
  const count: WorkedOut = {
    term: length,
    by: (cube) => {
      // Nothing goes on that puts in again what is there.
      if (gone === undefined && put && !((cube[put.term] ?? 0) & no)) return 0;
      const known = cube[length] ?? 0;
      const [taken, added] = item === undefined ? [-1, 0] : [0, 1];
      const term = terms[length];
      const least = isThere(cube) & yes ? moved(term, known & ~maskOfLength(term, 0), taken) : 0;
      return isThere(cube) & no ? least | moved(term, known, added) : least;
    },
  };
  const others = members.map(({ term }): WorkedOut => ({
    term,
    by: (cube) => {
      if (put?.term === term) return yes;
      if (off?.term === term && item === undefined) return no;
      const known = cube[term] ?? 0;
      const left = off?.term === term ? no : known & yes && isThere(cube) & yes ? known | no : known;
      return item === undefined ? left : left | yes;
    },
  }));
  // What is known of the list before is asked for its length first, and what is taken off is asked for last.
  const isOff = ({ term }: WorkedOut) => term === off?.term;
  return [...(length < 0 ? [] : [count]), ...others.filter((each) => !isOff(each)), ...others.filter(isOff)];
}

/** Lets what the holder has chosen from a list be in it. */
export function chosenFrom({ list, key, datum }: KeyChoice, terms: readonly Term[]): WorkedOut[] {
  const length = terms.findIndex(({ subject }) => subject.key === `count data.${list}`);
  const chosen = membersOf({ name: list, key }, terms).filter(
    ({ id }) => id === JSON.stringify({ var: `data.${datum}` }),
  );
  const some = (cube: Cube) => (cube[length] ?? 0) & ~maskOfLength(terms[length], 0);
  return [
    ...chosen.map(({ term }) => ({ term, by: () => yes })),
    ...(length < 0 ? [] : [{ term: length, by: some }]),
  ];
}

// The two classes of what holds or not, in their order.
const [yes, no] = [1, 2] as const;

/** The class of what is in no list: an empty one has nothing. */
export const inNothing = no;

/** Lists the questions whether something is in a list. */
const membersOf = ({ name, key }: Pick<ListChange, 'name' | 'key'>, terms: readonly Term[]) =>
  terms.flatMap(({ subject: { member } }, term) =>
    member?.list === `data.${name}` && member.key === key ? [{ term, id: member.id }] : [],
  );

const maskOfLength = (term: Term | undefined, length: number): number =>
  term ? maskOf(term, (one) => one !== 'missing' && 'is' in one && one.is === length) : 0;

/** Moves each length by so much; what the list would have no room for is left out. */
function moved(term: Term | undefined, known: number, by: number): number {
  if (term === undefined) return known;
  return term.classes.reduce((mask, one, index) => {
    const length = one !== 'missing' && 'is' in one ? one.is : undefined;
    return known & (1 << index) && typeof length === 'number' ? mask | maskOfLength(term, length + by) : mask;
  }, 0);
}
