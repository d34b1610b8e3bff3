import type { Invariant } from '#schemas';
import { edgesOf, type GraphEdge } from '../graph/control-flow.ts';
import { commitsIn } from '../graph/journeys.ts';
import { onceFor } from '../source/memoize.ts';
import type { Passage } from '../graph/reachability.ts';
import type { Sources } from '../source/sources.ts';
import { monitorOf, monitorOfLost, passes, pointsOf, type NamedPoint } from './points.ts';
import { searchBroken } from './search.ts';
import { upstreams, type Upstream } from './upstream.ts';

/** What becomes of a promise of an analyst: a path breaks it, or no path passes what it speaks of. */
export type Promised = {
  upstream: Upstream;
  invariant: Invariant;
  pointer: string;
  broken?: readonly Passage[];
  /** Points that no run passes, so that the promise says nothing. */
  vacuous: readonly NamedPoint[];
};

/** Holds the promises of every journey against all its runs; once for all rules. */
export const promises: (sources: Sources) => readonly Promised[] = onceFor((sources) =>
  upstreams(sources).flatMap((upstream) =>
    (upstream.flow.definition.invariants ?? []).map((invariant, index) =>
      promisedOf(upstream, invariant, `/invariants/${index}`),
    ),
  ),
);

function promisedOf(upstream: Upstream, invariant: Invariant, pointer: string): Promised {
  const { definition } = upstream.flow;
  const points = pointsOf(invariant);
  const told = { upstream, invariant, pointer, vacuous: [] };
  // A step that is not there is told by another rule.
  if (points.some(({ point }) => !(stepOf(point) in definition.steps))) return told;
  const vacuous = points.filter((each) => isVacuous(each, upstream));
  if (vacuous.length > 0) return { ...told, vacuous };
  const guard = upstream.vocabulary.guards.get(`${pointer}/while`);
  const isEnd = (step: string) => definition.steps[step]?.kind === 'end';
  const commits = commitsIn(definition);
  const lost = monitorOfLost(invariant, { commits });
  const broken =
    searchBroken(upstream, monitorOf(invariant, { guard, isEnd, commits })) ??
    (lost && searchBroken(upstream, lost));
  return broken ? { ...told, broken } : told;
}

/** Returns whether a point says nothing; one that must come first, or in the end, and never does, breaks the promise instead. */
function isVacuous({ word, point }: NamedPoint, { at, ways, flow, vocabulary }: Upstream): boolean {
  const isOn = (way: GraphEdge) => passes(point, { way, known: vocabulary.anything });
  if (word === 'before' || word === 'always') return isWay(point) && !edgesOf(flow.definition).some(isOn);
  return isWay(point) ? !ways.some(isOn) : at(stepOf(point)).length === 0;
}

const stepOf = (point: string): string => point.split('.')[0] ?? point;
const isWay = (point: string): boolean => point.includes('.');
