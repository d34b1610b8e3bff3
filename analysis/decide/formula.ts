/** A guard over numbered terms: which of a term’s classes make a question hold, and which make it fail. */
export type Formula =
  | { kind: 'term'; term: number; holds: number; fails: number }
  | { kind: 'known'; holds: boolean }
  | { kind: 'perhaps' }
  | { kind: 'all' | 'any'; parts: readonly Formula[] }
  | { kind: 'not'; part: Formula };

/** What may be at once: for each term, a mask of the classes that it may be in. */
export type Cube = readonly number[];

/** All that may be: what one of these says. No cube, and nothing may be. */
export type Cubes = readonly Cube[];

/** Beyond this many, what is known of terms together is given up; what is known of each stays. */
const mostCubes = 48;

/** Keeps what can be when a formula holds, or when it does not; never less than that, sometimes more. */
export function meet(cubes: Cubes, formula: Formula, held: boolean): Cubes {
  if (cubes.length === 0) return cubes;
  switch (formula.kind) {
    case 'known':
      return formula.holds === held ? cubes : [];
    case 'perhaps':
      return cubes;
    case 'not':
      return meet(cubes, formula.part, !held);
    case 'term': {
      const mask = held ? formula.holds : formula.fails;
      return simplify(cubes.map((cube) => narrowed(cube, formula.term, mask)));
    }
    case 'all':
    case 'any': {
      const { parts } = formula;
      if ((formula.kind === 'all') === held)
        return parts.reduce<Cubes>((left, part) => meet(left, part, held), cubes);
      return simplify(parts.flatMap((part) => meet(cubes, part, held)));
    }
  }
}

/** Leaves out of some things, one after the other, those without which the others are still enough. */
export const fewest = <Item>(
  items: readonly Item[],
  areEnough: (some: readonly Item[]) => boolean,
): readonly Item[] =>
  items.reduce((kept, each) => {
    const others = kept.filter((one) => one !== each);
    return areEnough(others) ? others : kept;
  }, items);

/** Lists the questions of a formula. */
export function questionsIn(formula: Formula): Extract<Formula, { kind: 'term' }>[] {
  if (formula.kind === 'term') return [formula];
  if (formula.kind === 'known' || formula.kind === 'perhaps') return [];
  return formula.kind === 'not' ? questionsIn(formula.part) : formula.parts.flatMap(questionsIn);
}

/** Writes another mask of one term. */
export function narrowed(cube: Cube, term: number, mask: number): Cube {
  return cube.map((known, index) => (index === term ? known & mask : known));
}

/** Returns whether all that a cube lets be is let by one of the others. */
export const isWithin = (cube: Cube, others: Cubes): boolean => others.some((other) => contains(other, cube));

function contains(outer: Cube, inner: Cube): boolean {
  for (let index = 0; index < inner.length; index += 1)
    if (((inner[index] ?? 0) & ~(outer[index] ?? 0)) !== 0) return false;
  return true;
}

/** Joins cubes into one that says of each term what any of them says. */
export function hull(cubes: Cubes): Cube {
  const [first = [], ...others] = cubes;
  return others.reduce((joined, cube) => joined.map((mask, index) => mask | (cube[index] ?? 0)), first);
}

/** Leaves out what is impossible or said twice, and joins what differs in one term only. */
export function simplify(cubes: Cubes, most: number = mostCubes): Cubes {
  const [only] = cubes;
  if (cubes.length <= 1) return only?.includes(0) === true ? [] : cubes;
  const kept: Cube[] = [];
  for (const cube of cubes) if (!cube.includes(0)) absorb(kept, cube);
  return kept.length > most ? [hull(kept)] : kept;
}

function absorb(kept: Cube[], cube: Cube): void {
  if (isWithin(cube, kept)) return;
  const twin = kept.findIndex((other) => isAlikeButOnce(other, cube) || contains(cube, other));
  const other = kept[twin];
  if (other === undefined) {
    kept.push(cube);
    return;
  }
  kept.splice(twin, 1);
  absorb(kept, hull([other, cube]));
}

/** Returns whether cubes differ in one term at most. */
function isAlikeButOnce(one: Cube, other: Cube): boolean {
  let differences = 0;
  for (let index = 0; index < one.length && differences <= 1; index += 1)
    if (one[index] !== other[index]) differences += 1;
  return differences <= 1;
}
