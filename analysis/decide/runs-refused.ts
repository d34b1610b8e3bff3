import { guardUses } from '#engine';
import type { JourneyFile } from '#schemas';
import { stepUpJourney } from '../graph/calls-above.ts';
import { endsWith, runsBelow } from '../graph/call-interface.ts';
import { edgesOf, type GraphEdge } from '../graph/control-flow.ts';
import { stepsOf } from '../graph/journeys.ts';
import { reachableFrom } from '../graph/reachability.ts';
import { wayNamed } from '../graph/written-edges.ts';
import { onceFor } from '../source/memoize.ts';
import type { Sources } from '../source/sources.ts';
import { isRuledOut } from './decision.ts';
import { upstreams, type Upstream } from './upstream.ts';

/**
 * Lists of each journey the steps at which the journey that they run may not be allowed; computed once for all rules. What lets the
 * caller in may let the other in as well: then it is asked for only where something was read again on the way.
 */
export const runsRefused: (sources: Sources) => ReadonlyMap<JourneyFile, ReadonlySet<string>> = onceFor(
  (sources) =>
    new Map(
      upstreams(sources).map((upstream) => [upstream.flow.definition, refusedIn(upstream, sources)] as const),
    ),
);

function refusedIn(upstream: Upstream, sources: Sources): Set<string> {
  const { beginning, vocabulary, at, flow } = upstream;
  const refused = stepsOf(flow.definition, 'journey').filter(({ name, pointer, step }) => {
    const allow = vocabulary.guards.get(`${pointer}/journey`);
    if (!allow || at(name).length === 0 || isOpen(step.journey, sources)) return false;
    const isShut = { fails: [allow] };
    const isLetIn = isRuledOut(beginning, isShut, vocabulary) && !behindReading(upstream, sources).has(name);
    return !isLetIn && !isRuledOut(at(name), isShut, vocabulary);
  });
  return new Set(refused.map(({ name }) => name));
}

/** A guard that uses a name which there is not says nothing yet; that is told where it stands. */
const isOpen = (id: string, { interfaces }: Sources): boolean =>
  guardUses({ allow: interfaces.get(id)?.allow }).length > 0;

/** Lists the steps behind an end that has something read again, of a journey that is run or of strong authentication. */
function behindReading({ flow: { definition } }: Upstream, sources: Sources): ReadonlySet<string> {
  const edges = edgesOf(definition);
  return reachableFrom(
    edges.filter((edge) => isReading(edge, definition, sources)).map(({ to }) => to),
    edges,
  );
}

function isReading({ from, kind, name }: GraphEdge, { steps }: JourneyFile, sources: Sources): boolean {
  const step = steps[from];
  if (step?.kind === 'call') return step.stepUp !== undefined && readsBelow([stepUpJourney], sources);
  if (step?.kind !== 'journey') return false;
  const called = sources.interfaces.get(step.journey);
  const ends = kind === 'exit' ? endsWith(called, wayNamed(name)) : [];
  const below = [...runsBelow(step.journey, sources)].filter((id) => id !== step.journey);
  return ends.some(({ refreshes }) => refreshes) || readsBelow(below, sources);
}

const readsBelow = (ids: readonly string[], sources: Sources): boolean =>
  ids.some((id) =>
    [...runsBelow(id, sources)].some((each) =>
      sources.interfaces.get(each)?.ends.some(({ refreshes }) => refreshes),
    ),
  );
