import type { Invariant } from '#schemas';
import type { GraphEdge } from '../graph/control-flow.ts';
import { wayNamed } from '../graph/written-edges.ts';
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
  const { from, name } = happening.way;
  return point.startsWith(from) && point === `${from}.${wayNamed(name)}`;
}

type About = {
  /** What stands under "while". */
  guard: Formula | undefined;
  isEnd: (step: string) => boolean;
  /** The calls that change something for good. */
  commits: ReadonlySet<string>;
};

/** Makes the automaton of a promise. */
export function monitorOf({ never, before, after, always, once }: Invariant, about: About): Monitor {
  const { guard, isEnd, commits } = about;
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
  const commit = once?.endsWith('.ok') === true ? once.slice(0, -'.ok'.length) : '';
  if (commits.has(commit)) return sentOnce(commit);
  const [banned, since] = once === undefined ? [never, after] : [once, once];
  return {
    begin: false,
    next: (seen, happening) => (at(banned, happening) && seen ? 'broken' : seen || at(since, happening)),
  };
}

/**
 * Of a commit "once" counts what leaves for the bank: it may not be sent while it has been done, or nobody knows that it has
 * not. What the bank has refused it has not done.
 */
const sentOnce = (commit: string): Monitor => ({
  begin: false,
  next: (mayBeDone, happening) => {
    if ('step' in happening) return mayBeDone && happening.step === commit ? 'broken' : mayBeDone;
    const { from, kind } = happening.way;
    return mayBeDone || (from === commit && (kind === 'ok' || kind === 'unsure'));
  },
});

/**
 * Makes the automaton of "never … after" a commit’s ok where its answer was lost: it may have been done, until the bank has answered
 * another call. Nothing for any other promise.
 */
export function monitorOfLost(
  { never, after = '' }: Invariant,
  { commits }: Pick<About, 'commits'>,
): Monitor | undefined {
  const commit = after.replace(/\.ok$/u, '');
  if (never === undefined || commit === after || !commits.has(commit)) return undefined;
  return {
    begin: false,
    next: (isLost, happening) => {
      if (at(never, happening) && isLost) return 'broken';
      if ('step' in happening) return isLost;
      const { from, kind } = happening.way;
      if (from === commit && kind === 'unsure') return true;
      return isLost && (kind !== 'ok' || commits.has(from));
    },
  };
}

const at = (point: string | undefined, happening: Happening): boolean =>
  point !== undefined && passes(point, happening);
