import type { JourneyFile } from '#schemas';
import { edgesOf, entriesOf, type GraphEdge } from './control-flow.ts';
import { onceFor } from '../source/memoize.ts';

/** Follows ways from some steps until nothing new is found. */
export function reachableFrom(
  begin: Iterable<string>,
  edges: readonly Pick<GraphEdge, 'from' | 'to'>[],
): Set<string> {
  return reachableBy(begin, waysFrom(edges));
}

/** Ways, by the step that they lead from. */
type WaysFrom = ReadonlyMap<string, readonly Pick<GraphEdge, 'from' | 'to'>[]>;

/** Gathers ways by the step that they lead from, to follow them from many steps. */
export const waysFrom = (edges: readonly Pick<GraphEdge, 'from' | 'to'>[]): WaysFrom =>
  Map.groupBy(edges, (edge) => edge.from);

/** Follows gathered ways from some steps until nothing new is found. */
export function reachableBy(begin: Iterable<string>, next: WaysFrom): Set<string> {
  const seen = new Set(begin);
  // A set visits what is added while it is walked.
  for (const step of seen) for (const edge of next.get(step) ?? []) seen.add(edge.to);
  return seen;
}

/** A step that a run passes, and what it leaves it by: an action, a code, the number of a case; none at the last. */
export type Passage = { step: string; by?: string };

/** Finds the shortest way from one of some steps to the first that is wanted, both included; none when no way leads there. */
export function shortestPath(
  begin: Iterable<string>,
  edges: readonly Pick<GraphEdge, 'from' | 'to' | 'name'>[],
  isWanted: (step: string) => boolean,
): Passage[] | undefined {
  const next = Map.groupBy(edges, (edge) => edge.from);
  const ways = new Map<string, Passage[]>();
  for (const step of begin) ways.set(step, []);
  // A map visits what is added while it is walked, in that order.
  for (const [step, way] of ways) {
    if (isWanted(step)) return [...way, { step }];
    for (const { to, name } of next.get(step) ?? []) {
      if (!ways.has(to)) ways.set(to, [...way, { step, by: name }]);
    }
  }
  return undefined;
}

/** Finds the shortest way of a run from an entry of the journey to a step. */
export function pathTo(definition: JourneyFile, step: string): Passage[] | undefined {
  const onward = edgesOf(definition).filter(({ kind }) => kind !== 'back');
  return shortestPath(entriesOf(definition), onward, (each) => each === step);
}

/** Lists the steps that some path from an entry reaches; a way back leads only where a run has been. */
export const reachableSteps = onceFor((definition: JourneyFile): ReadonlySet<string> => {
  const onward = edgesOf(definition).filter(({ kind }) => kind !== 'back');
  return reachableFrom(entriesOf(definition), onward);
});

/** Lists the steps from which some path leads to an end, against the direction of the ways. */
export function stepsThatEnd(definition: JourneyFile): Set<string> {
  const ends = Object.keys(definition.steps).filter((name) => definition.steps[name]?.kind === 'end');
  const reversed = edgesOf(definition).map(({ from, to }) => ({ from: to, to: from }));
  return reachableFrom(ends, reversed);
}

/** Lists the steps from which some path leads to a step that is not there. */
export function stepsThatLeadAstray(definition: JourneyFile): Set<string> {
  const edges = edgesOf(definition);
  const missing = edges.map(({ to }) => to).filter((to) => !Object.hasOwn(definition.steps, to));
  return reachableFrom(
    missing,
    edges.map(({ from, to }) => ({ from: to, to: from })),
  );
}

/** Lists the outcomes with which a journey can end, each with the steps that end so. */
export function outcomesOf(definition: JourneyFile): Map<string, string[]> {
  const outcomes = new Map<string, string[]>();
  for (const [name, step] of Object.entries(definition.steps)) {
    if (step.kind === 'end') outcomes.set(step.outcome, [...(outcomes.get(step.outcome) ?? []), name]);
  }
  return outcomes;
}

/** Lists the screens that lead to a step through calls and branches alone: what the holder sees when it refuses. */
export function screensBefore(
  definition: JourneyFile,
  step: string,
  ways: readonly GraphEdge[] = edgesOf(definition),
): Set<string> {
  const before = reachableBy([step], towardsScreens(definition)(ways));
  return new Set([...before].filter((name) => isScreen(definition, name)));
}

/** Gathers ways against their direction, but for those that lead to a screen. */
const towardsScreens = onceFor((definition: JourneyFile) =>
  onceFor((ways: readonly GraphEdge[]) =>
    waysFrom(
      ways.filter((edge) => !isScreen(definition, edge.to)).map(({ from, to }) => ({ from: to, to: from })),
    ),
  ),
);

/** Returns whether a step shows a form or a view. */
export function isScreen({ steps }: JourneyFile, name: string): boolean {
  return ['form', 'view'].includes(steps[name]?.kind ?? '');
}
