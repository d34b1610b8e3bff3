import { isHoldersBack, type GraphEdge } from '../graph/control-flow.ts';
import type { Standing } from '../graph/state-space.ts';

/**
 * What is known of some data along a run, a sign for each: now, and as they were when each screen of the history was shown, which
 * is where Back takes what ways have set since.
 */
export type Remembered = { now: string; at: readonly string[] };

/** What a way makes of what is known: its answer of what was so earlier, for what is typed stays typed, and all of it of what is so now. */
export type Done = { earlier: (known: string) => string; now: string };

/** Says what is remembered where a run begins. */
export const rememberedAt = ({ history }: Standing, now: string): Remembered => ({
  now,
  at: history.map(() => now),
});

/** Says what is remembered behind a way; a commit leaves nothing to go back to. */
export function rememberedBehind(
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

/** Names a memory: the same text for what is the same. */
export const nameOf = ({ now, at }: Remembered): string => [now, ...at].join(' ');
