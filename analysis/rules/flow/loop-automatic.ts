import { edgesOf, type GraphEdge } from '../../graph/control-flow.ts';
import { pathTo, reachableFrom, shortestPath, type Passage } from '../../graph/reachability.ts';
import { pointerTo } from '../../source/document.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds loops of steps that show nothing. */
export const loopAutomatic = eachJourney(function* ({ definition }) {
  const isAutomatic = (name: string) =>
    ['call', 'branch', 'assign', 'journey'].includes(definition.steps[name]?.kind ?? '');
  const edges = edgesOf(definition).filter(({ from, to }) => isAutomatic(from) && isAutomatic(to));
  const told = new Set<string>();
  for (const name of Object.keys(definition.steps)) {
    const next = edges.filter(({ from }) => from === name).map(({ to }) => to);
    const loop = reachableFrom(next, edges);
    if (!loop.has(name) || told.has(name)) continue;
    const isOnLoop = (step: string) => reachableFrom([step], edges).has(name);
    for (const step of loop) if (isOnLoop(step)) told.add(step);
    const message = {
      en: `From "${name}" the journey can come back to "${name}" without showing anything.`,
      it: `Da "${name}" il flusso può tornare a "${name}" senza mostrare nulla.`,
    };
    const path = [...(pathTo(definition, name) ?? []).slice(0, -1), ...(loopThrough(name, edges) ?? [])];
    yield { pointer: pointerTo('/steps', name), part: 'key', message, path };
  }
});

/** Finds the shortest way out of a step and back to it. */
function loopThrough(name: string, edges: readonly GraphEdge[]): Passage[] | undefined {
  const ways = edges
    .filter(({ from }) => from === name)
    .map((first) => [
      { step: name, by: first.name },
      ...(shortestPath([first.to], edges, (each) => each === name) ?? []),
    ]);
  return ways.filter(({ length }) => length > 1).toSorted((one, other) => one.length - other.length)[0];
}
