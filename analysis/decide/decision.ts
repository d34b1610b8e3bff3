import { meet, questionsIn, type Cubes, type Formula } from './formula.ts';
import type { Term, Vocabulary } from './vocabulary.ts';

/** What decides whether a way is taken: its own guard holds, and those before it do not. */
export type DecidedBy = { holds?: Formula; fails: readonly Formula[] };

/** Finds what decides a way, by the pointer of its edge. */
export function decisionAt({ guards }: Vocabulary, pointer: string): DecidedBy {
  const holds = guards.get(`${pointer}/when`);
  const [, list = '', place = '0'] = /^(.*\/(?:cases|ok))\/(\d+)$/.exec(pointer) ?? [];
  const before = Array.from({ length: Number(place) }, (_, index) => guards.get(`${list}/${index}/when`));
  return { ...(holds && { holds }), fails: before.filter((guard) => guard !== undefined) };
}

/** Keeps what can be when a way is taken; a variable that has no value where it is read is taken as if it had any. */
export function decide(cubes: Cubes, { holds, fails }: DecidedBy, terms: readonly Term[]): Cubes {
  const all = holds ? [...fails, holds] : fails;
  const read = all.reduce((known, guard) => readIn(known, guard, terms), cubes);
  const passed = fails.reduce((left, guard) => meet(left, guard, false), read);
  return holds ? meet(passed, holds, true) : passed;
}

/** Returns whether nothing can be when a way is taken, by what the schemas say of flags together, too. */
export function isRuledOut(cubes: Cubes, decision: DecidedBy, { terms, together }: Vocabulary): boolean {
  return meet(decide(cubes, decision, terms), together, true).length === 0;
}

function readIn(cubes: Cubes, guard: Formula, terms: readonly Term[]): Cubes {
  // A question that some class does not answer reads its variable without a default.
  const bare = questionsIn(guard).filter(({ term, holds, fails }) => (holds | fails) !== terms[term]?.whole);
  if (bare.length === 0) return cubes;
  return cubes.map((cube) => {
    const known = [...cube];
    for (const { term, holds, fails } of bare)
      if (((known[term] ?? 0) & (holds | fails)) === 0) known[term] = holds | fails;
    return known;
  });
}
