import { routesEach, screenKinds } from '#engine';
import type { ErrorRoute, JourneyFile } from '#schemas';
import { edgesOf, routesTaken, type GraphEdge } from '../graph/control-flow.ts';
import { stepsOf } from '../graph/journeys.ts';
import { onceFor } from '../source/memoize.ts';
import { screensOfRoute } from '../graph/refusals.ts';
import { reachableFrom, reachableSteps, screensBefore } from '../graph/reachability.ts';

type Way = Pick<GraphEdge, 'from' | 'to'>;

/** How far a limit can be counted, and by which call the count that gets furthest begins. */
export type Count = { most: number; from?: string };

/**
 * Returns how far a run can count towards a limit; Infinity where it can be refused again and again. More ways are
 * assumed than a run has, so that what is never reached here is never reached.
 */
export function mostCounted(definition: JourneyFile, limit: string): Count {
  const counting = countingCalls(definition, limit);
  const ways = waysBetween(definition, limit);
  const onward =
    definition.limits?.[limit]?.consecutive === true ? withoutSuccess(definition, limit, ways) : ways;
  const reached = reachableSteps(definition);
  const calls = [...counting.keys()].map((name) => ({ name }));
  const countFrom = onceFor((call: { name: string }): number => {
    const met = reachableFrom(counting.get(call.name) ?? [], onward);
    // What leads to the call again leads there for ever.
    if (met.has(call.name)) return Infinity;
    const next = calls.filter(({ name }) => met.has(name));
    return 1 + Math.max(0, ...next.map(countFrom));
  });
  const counts = calls
    .filter(({ name }) => reached.has(name))
    .map((call): Required<Count> => ({ most: countFrom(call), from: call.name }));
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
  return route.type === 'PROCESS' ? [] : screensOfRoute(definition, { route, step });
}

/** Lists the ways from step to step, with all that Back and refusals without a step could lead back to. */
function waysBetween(definition: JourneyFile, limit: string): Way[] {
  const named = edgesOf(definition).filter(({ kind, name }) => kind !== 'limit' || name !== limit);
  const back = stepsOf(definition, ...screenKinds, 'call', 'journey').flatMap(({ name }) =>
    [...screensBefore(definition, name)].map((to): Way => ({ from: name, to })),
  );
  return [...named, ...back];
}

/** Leaves out the success of calls that begins the count again. */
function withoutSuccess(definition: JourneyFile, limit: string, ways: readonly Way[]): Way[] {
  const counts = (routes: JourneyFile['errors'] = {}) =>
    Object.values(routes).some((route) => route.counts === limit);
  const ofAll = counts(definition.errors);
  const clearing = stepsOf(definition, 'call').filter(({ step }) => ofAll || counts(step.errors));
  const names = new Set(clearing.map(({ name }) => name));
  return ways.filter((way) => !('kind' in way && way.kind === 'ok' && names.has(way.from)));
}
