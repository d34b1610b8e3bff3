import { errorTypes, routesEach, screenKinds } from '#engine';
import type { ErrorRoute, JourneyFile } from '#schemas';
import { edgesOf, routesTaken, type GraphEdge } from '../graph/control-flow.ts';
import { stepsOf } from '../graph/journeys.ts';
import { screensOfRoute } from '../graph/refusals.ts';
import { reachableFrom, reachableSteps, screensBefore } from '../graph/reachability.ts';

type Way = Pick<GraphEdge, 'from' | 'to'>;

/** How far a limit can be counted, and by which call the count that gets furthest begins. */
export type Count = { most: number; from?: string };

/**
 * Returns how far a run can count towards a limit; Infinity where it can be refused again and again. More ways are
 * assumed than a run has, so that what is never reached here is never reached. That of refusals in a row some are counted
 * no more changes nothing: a call clears its own alone, and must be come to once more for that, where it may be refused.
 */
export function mostCounted(definition: JourneyFile, limit: string): Count {
  const ways = waysBetween(definition, limit);
  const reached = reachableSteps(definition);
  const counting = [...countingCalls(definition, limit)].filter(([call]) => reached.has(call));
  const met = new Map(counting.map(([call, landed]) => [call, reachableFrom(landed, ways)]));
  const next = (call: string) => counting.flatMap(([name]) => (met.get(call)?.has(name) ? name : []));
  let longest = new Map(counting.map(([call]) => [call, 1]));
  for (const _ of counting)
    longest = new Map(
      counting.map(([call]) => [call, 1 + Math.max(0, ...next(call).map((name) => longest.get(name) ?? 0))]),
    );
  // A chain longer than there are calls leads to one of them again, and so for ever.
  const counts = [...longest].map(([from, many]): Required<Count> => ({
    most: many > counting.length ? Infinity : many,
    from,
  }));
  return counts.toSorted((one, other) => other.most - one.most)[0] ?? { most: 0 };
}

/** Lists the calls of which a refusal counts, each with the steps at which the run may be afterwards. */
function countingCalls(definition: JourneyFile, limit: string): Map<string, string[]> {
  return new Map(
    stepsOf(definition, 'call').flatMap(({ name, step }): [string, string[]][] => {
      const routes = Object.values(routesTaken(step, definition)).filter(({ counts }) => counts === limit);
      return routes.length === 0
        ? []
        : [[name, routes.flatMap(routesEach).flatMap((route) => landings(definition, name, route))]];
    }),
  );
}

function landings(definition: JourneyFile, step: string, route: ErrorRoute): string[] {
  if (route.to !== undefined) return [route.to];
  return errorTypes[route.type].to === 'page' ? [] : screensOfRoute(definition, { route, step });
}

/** Lists the ways from step to step, with all that Back and refusals without a step could lead back to. */
function waysBetween(definition: JourneyFile, limit: string): Way[] {
  const named = edgesOf(definition).filter(({ kind, name }) => kind !== 'limit' || name !== limit);
  const back = stepsOf(definition, ...screenKinds, 'call', 'journey').flatMap(({ name }) =>
    [...screensBefore(definition, name)].map((to): Way => ({ from: name, to })),
  );
  return [...named, ...back];
}
