import type { Drawing, DrawnWay } from './drawing.ts';

/** More arrows than this into one step hide one another. */
const mostArrows = 6;

/**
 * Chooses the ways that are better told in the box they begin at than drawn: refusals, and ways to an end, that lead where
 * many others lead. The last of them is drawn, so that the step they lead to stands behind one that leads there.
 */
export function toldWays({ steps, ways }: Drawing): ReadonlySet<DrawnWay> {
  const ends = new Set(steps.flatMap(({ kind, name }) => (kind === 'end' ? [name] : [])));
  const crowded = [...Map.groupBy(ways, ({ to }) => to).values()].filter((into) => into.length > mostArrows);
  return new Set(
    crowded.flatMap((into) => {
      const told = into.filter(({ isRefusal, to }) => isRefusal || ends.has(to));
      return told.length === into.length ? told.slice(0, -1) : told;
    }),
  );
}
