import type { JourneyState } from '#engine';

/** How long before the last instant that a run remembers its clock stands, where that instant has passed. */
const beforeMs = 600_000;

const instant = /"(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[^"]*)"/g;

/**
 * Makes the clock of a stage. The answers of a scenario were written some day, and what they say is good until then has
 * long lapsed: the clock stands before it, and goes on from there.
 */
export function createStageClock(now: () => number, state: () => JourneyState | undefined): () => number {
  let known: { latest: number; behind: number } | undefined;
  return () => {
    const latest = latestIn(state());
    if (latest === undefined) return now();
    if (known?.latest !== latest) known = { latest, behind: latest > now() ? 0 : now() - latest + beforeMs };
    return now() - known.behind;
  };
}

function latestIn(state: JourneyState | undefined): number | undefined {
  const written = JSON.stringify(state?.frames.map(({ data }) => data) ?? []);
  const times = [...written.matchAll(instant)].flatMap(([, text = '']) => {
    const time = Date.parse(text);
    return Number.isNaN(time) ? [] : [time];
  });
  return times.length === 0 ? undefined : Math.max(...times);
}
