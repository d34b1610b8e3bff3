import { isScreen } from '#engine';
import type { JourneyFile } from '#schemas';
import { edgesOf, entriesOf, type GraphEdge } from './control-flow.ts';
import { onceFor } from '../source/memoize.ts';
import { reach, tracedTo, visits, type Visit } from './worklist.ts';

type Way = Pick<GraphEdge, 'from' | 'to'>;

/** Follows ways from some steps until nothing new is found. */
export const reachableFrom = (begin: Iterable<string>, edges: readonly Way[]): Set<string> =>
  reach(
    begin,
    (step) =>
      waysFrom(edges)
        .get(step)
        ?.map(({ to }) => to) ?? [],
  );

const waysFrom = onceFor((edges: readonly Way[]) => Map.groupBy(edges, ({ from }) => from));

/** A step that a run passes, and what it leaves it by: an action, a code, the number of a case; none at the last. */
export type Passage = { step: string; by?: string };

/** Finds the shortest way from one of some steps to the first that is wanted, both included; none when no way leads there. */
export function shortestPath(
  begin: Iterable<string>,
  edges: readonly Pick<GraphEdge, 'from' | 'to' | 'name'>[],
  isWanted: (step: string) => boolean,
): Passage[] | undefined {
  const next = Map.groupBy(edges, (edge) => edge.from);
  const found = visits<string, Pick<GraphEdge, 'from' | 'to' | 'name'>>(
    [...begin].map((node) => ({ node })),
    ({ node }) => next.get(node)?.map((edge) => ({ node: edge.to, edge })) ?? [],
  ).find(({ node }) => isWanted(node));
  return found && passagesTo(found, (step) => step);
}

/** Names the steps that lead to a visit, and what each is left by. */
export function passagesTo<Node>(
  visit: Visit<Node, { name: string }>,
  stepOf: (node: Node) => string,
): Passage[] {
  const traced = tracedTo(visit);
  return traced.map(({ node }, index) => {
    const by = traced[index + 1]?.edge?.name;
    return { step: stepOf(node), ...(by !== undefined && { by }) };
  });
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
  const before = reachableFrom([step], towardsScreens(definition)(ways));
  return new Set([...before].filter((name) => isScreenNamed(definition, name)));
}

/** Gathers ways against their direction, but for those that lead to a screen. */
const towardsScreens = onceFor((definition: JourneyFile) =>
  onceFor((ways: readonly GraphEdge[]): readonly Way[] =>
    ways
      .filter((edge) => !isScreenNamed(definition, edge.to))
      .map(({ from, to }) => ({ from: to, to: from })),
  ),
);

/** Returns whether a step of that name is shown and waits for the holder. */
export const isScreenNamed = ({ steps }: JourneyFile, name: string): boolean => isScreen(steps[name]);
