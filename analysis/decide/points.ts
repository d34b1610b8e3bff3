import type { Invariant } from '#schemas';
import type { GraphEdge } from '../graph/control-flow.ts';
import { meet, type Cube, type Formula } from './formula.ts';

/** What happens on a run: it leaves a step by a way, or comes to a step; with what is known then. */
export type Happening = { known: Cube } & ({ way: GraphEdge } | { step: string });

/** A promise as an automaton: what it remembers of a run, and when that breaks it. */
export type Monitor = {
  begin: boolean;
  /** What it remembers afterwards; "broken" when this must not have happened. */
  next: (remembers: boolean, happening: Happening) => boolean | 'broken';
};

/** The points that a promise names, by the word that names them. */
export type NamedPoint = { word: 'never' | 'before' | 'after' | 'always' | 'once'; point: string };

const words = ['never', 'before', 'after', 'always', 'once'] as const;

/** Lists the points that a promise names. */
export const pointsOf = (invariant: Invariant): NamedPoint[] =>
  words.flatMap((word) => {
    const point = invariant[word];
    return point === undefined ? [] : [{ word, point }];
  });

/** Returns whether a point is passed by what happens; "verify" is a step, "verify.ok" a way out of it. */
export function passes(point: string, happening: Happening): boolean {
  if ('step' in happening) return happening.step === point;
  const { from, kind, name } = happening.way;
  return point.startsWith(from) && point === `${from}.${kind === 'ok' ? 'ok' : name}`;
}

/** Makes the automaton of a promise; `guard` is what stands under "while", `isEnd` tells the ends of the journey. */
export function monitorOf(
  { never, before, after, always, once }: Invariant,
  { guard, isEnd }: { guard: Formula | undefined; isEnd: (step: string) => boolean },
): Monitor {
  if (always !== undefined)
    return {
      begin: after === undefined,
      next: (owes, happening) => {
        const still = (owes || at(after, happening)) && !at(always, happening);
        return still && 'step' in happening && isEnd(happening.step) ? 'broken' : still;
      },
    };
  if (guard !== undefined)
    return {
      begin: false,
      next: (_, happening) =>
        at(never, happening) && meet([happening.known], guard, true).length > 0 ? 'broken' : false,
    };
  if (before !== undefined)
    return {
      begin: false,
      next: (seen, happening) => (at(never, happening) && !seen ? 'broken' : seen || at(before, happening)),
    };
  const [banned, since] = once === undefined ? [never, after] : [once, once];
  return {
    begin: false,
    next: (seen, happening) => (at(banned, happening) && seen ? 'broken' : seen || at(since, happening)),
  };
}

const at = (point: string | undefined, happening: Happening): boolean =>
  point !== undefined && passes(point, happening);
