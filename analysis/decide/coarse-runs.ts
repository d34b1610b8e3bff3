import type { JourneyFile } from '#schemas';
import { entriesOf, type GraphEdge } from '../graph/control-flow.ts';
import type { Runs, Standing } from '../graph/state-space.ts';

/** Follows the ways alone, one standing a step, where the runs of a journey are too many to be told apart: without Back. */
export function coarseRuns(definition: JourneyFile, ways: readonly GraphEdge[]): Runs {
  const standings = new Map(
    Object.keys(definition.steps).map((step): [string, Standing] => [
      step,
      { step, history: [], barred: false, facts: new Map(), ways: [] },
    ]),
  );
  for (const edge of ways) {
    const next = standings.get(edge.to);
    if (next) standings.get(edge.from)?.ways.push({ edge, next });
  }
  const entries = entriesOf(definition).flatMap((step) => standings.get(step) ?? []);
  return { entries, all: [...standings.values()], whole: false };
}
