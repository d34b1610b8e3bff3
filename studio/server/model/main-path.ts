import { isCommit, isRefusal, type GraphEdge } from '#analysis';
import type { JourneyFile, Step } from '#schemas';

/** What a way to an end is worth, and the steps on it. */
type Best = { worth: number; path: readonly string[] };

/**
 * Finds the way that a journey is meant to go: of all ways from its start to an end the one on which most is done, most of
 * all what cannot be undone, and which ends well. Nothing is passed twice, and nobody turns aside.
 */
export function mainPath(definition: JourneyFile, edges: readonly GraphEdge[]): readonly string[] {
  const onward = Map.groupBy(
    edges.filter((edge) => !isRefusal(edge) && edge.kind !== 'timer'),
    ({ from }) => from,
  );
  const known = new Map<string, Best | undefined>();
  const under = new Set<string>();
  const bestFrom = (name: string): Best | undefined => {
    // What leads back to where one comes from begins a round anew: what was done before it counts, and no more.
    if (under.has(name)) return { worth: 0, path: [] };
    if (known.has(name)) return known.get(name);
    const step = definition.steps[name];
    if (!step) return undefined;
    under.add(name);
    const ways = (onward.get(name) ?? []).flatMap((edge): Best[] => {
      const rest = bestFrom(edge.to);
      return rest ? [{ worth: rest.worth - detour(edge), path: rest.path }] : [];
    });
    under.delete(name);
    const rest = step.kind === 'end' ? { worth: 0, path: [] } : best(ways);
    const found = rest && { worth: rest.worth + worthOf(step), path: [name, ...rest.path] };
    known.set(name, found);
    return found;
  };
  return bestFrom(definition.start)?.path ?? [definition.start];
}

const best = (ways: readonly Best[]): Best | undefined =>
  ways.reduce<Best | undefined>((most, way) => (most && most.worth >= way.worth ? most : way), undefined);

const good = new Set(['completed', 'verified', 'returned', 'redirected']);

function worthOf(step: Step): number {
  switch (step.kind) {
    case 'end':
      return good.has(step.outcome) ? 100 : 0;
    case 'call':
      return isCommit(step) ? 12 : 2;
    case 'form':
    case 'view':
      return 3;
    case 'journey':
      return 2;
    case 'branch':
    case 'assign':
      return 0;
  }
}

// What a holder leaves by, or is stopped by.
const leaving = new Set([
  'close',
  'closed',
  'cancelled',
  'blocked',
  'not-done',
  'elsewhere',
  'lapsed',
  'abandoned',
  'later',
  'skip',
]);

function detour({ kind, name }: GraphEdge): number {
  if (leaving.has(name)) return 30;
  if (kind === 'action') return name === 'submit' ? 0 : 6;
  return kind === 'step-up' ? 20 : 0;
}
