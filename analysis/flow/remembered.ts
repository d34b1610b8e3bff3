import { isHoldersBack, type GraphEdge } from '../graph/control-flow.ts';
import type { Runs, Standing, StandingVisit } from '../graph/state-space.ts';
import { visits } from '../graph/worklist.ts';
import { onceByKey, onceFor } from '../source/memoize.ts';

/**
 * What is known of some data along a run, a sign for each: now, and as they were when each screen of the history was shown, which
 * is where Back takes what ways have set since.
 */
type Remembered = { now: string; at: readonly string[] };

/** A standing that runs come to, and what is remembered of the data there. */
export type Followed = Remembered & { standing: Standing };

/** What a way makes of what is known: its answer of what was so earlier, for what is typed stays typed, and all of it of what is so now. */
export type Done = { earlier: (known: string) => string; now: string };

/**
 * Follows every run with what is remembered on it, each standing once for all that is the same there; `done` says what a way
 * makes of that, and nothing where no run goes on.
 */
export function follow(
  { entries }: Runs,
  begun: string,
  done: (visit: StandingVisit<Followed>, edge: GraphEdge) => Done | undefined,
): Generator<StandingVisit<Followed>> {
  const nodes = onceFor((_standing: Standing) => onceByKey<Followed>());
  const nodeAt = (standing: Standing, { now, at }: Remembered): { node: Followed } => ({
    node: nodes(standing)([now, ...at].join(' '), () => ({ standing, now, at })),
  });
  return visits<Followed, GraphEdge>(
    entries.map((entry) => nodeAt(entry, { now: begun, at: entry.history.map(() => begun) })),
    (visit) =>
      visit.node.standing.ways.flatMap((way) => {
        const made = done(visit, way.edge);
        return made ? [{ ...nodeAt(way.next, rememberedBehind(visit.node, way, made)), edge: way.edge }] : [];
      }),
  );
}

/** Says what is remembered behind a way; a commit leaves nothing to go back to. */
function rememberedBehind(
  { at }: Remembered,
  { edge, next }: { edge: GraphEdge; next: Standing },
  done: Done,
): Remembered {
  const screens = next.barred ? [] : next.history;
  const kept = at.slice(0, screens.length).map(done.earlier);
  const now = isHoldersBack(edge) ? (kept.at(-1) ?? done.now) : done.now;
  // A screen that is shown again, by whatever way, is gone back to as it is now.
  const since = screens.at(-1) === next.step ? screens.length - 1 : kept.length;
  return {
    now,
    at: [...kept.slice(0, since), ...screens.slice(Math.min(since, kept.length)).map(() => now)],
  };
}
