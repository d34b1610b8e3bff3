import type { JourneyFile } from '#schemas';
import { dataFlows, type DataFlow } from '../flow/transfer.ts';
import { edgesOf, entriesOf, type GraphEdge } from '../graph/control-flow.ts';
import { endsWith } from '../graph/call-interface.ts';
import { wayNamed } from '../graph/written-edges.ts';
import { onceFor } from '../source/memoize.ts';
import type { Standing } from '../graph/state-space.ts';
import { isScreenNamed, reachableFrom } from '../graph/reachability.ts';
import type { Sources } from '../source/sources.ts';
import { applyTo, begunWith, changesOf, type Changes } from './changes.ts';
import { decide, decisionAt } from './decision.ts';
import { hull, isWithin, meet, simplify, type Cubes } from './formula.ts';
import { createReturns, type Returns } from './returns.ts';
import { refusalAt, vocabularies, type Vocabulary } from './vocabulary.ts';

/** What guards and the journey’s own writing have decided on the ways to each step. */
export type Upstream = {
  flow: DataFlow;
  vocabulary: Vocabulary;
  changes: Changes;
  /** What may be where a run begins. */
  beginning: Cubes;
  /** The ways onward that some run can go, as far as guards tell. */
  ways: readonly GraphEdge[];
  /** What may be at a step, whichever way a run has come; nothing where no run comes. */
  at: (step: string) => Cubes;
  /** Where a run can come back to from a standing, otherwise than by a way. */
  returns: (standing: Standing) => Returns;
  /** What may be behind a way, for what may be before it; nothing when its guards rule it out. */
  along: (before: Cubes, edge: GraphEdge) => Cubes;
};

/** What is known at a step beyond this many cubes is kept of each term alone. */
const mostAtStep = 16;

/** Of journeys with more steps than this nothing is decided: following them would take minutes. */
const mostSteps = 3000;

/** Returns what is decided upstream in each journey that the engine can run; computed once for all rules. */
export const upstreams: (sources: Sources) => readonly Upstream[] = onceFor((sources) =>
  dataFlows(sources).flatMap((flow) => {
    // Where a run begins is not known, and another rule says so.
    if (!(flow.definition.start in flow.definition.steps)) return [];
    if (Object.keys(flow.definition.steps).length > mostSteps) return [];
    const vocabulary = vocabularies(sources).get(flow.definition);
    return vocabulary ? [upstreamOf(flow, vocabulary, sources)] : [];
  }),
);

function upstreamOf(flow: DataFlow, vocabulary: Vocabulary, sources: Sources): Upstream {
  const { definition } = flow;
  const changes = changesOf(flow, vocabulary, sources);
  const along = createAlong(vocabulary, changes);
  const beginning = beginningOf(flow, vocabulary);
  const onward = Map.groupBy(openWays(definition, sources), ({ from }) => from);
  const returns = createReturns(flow, sources);
  const back = stepsBehind(flow, returns);
  const states = new Map<string, Cubes>();
  const open = new Set<string>();
  const { takenBack } = changes;
  const fromAfter = createFromAfter(back, takenBack);
  const arrive = (step: string, cubes: Cubes) => {
    const before = states.get(step) ?? [];
    if (!(step in definition.steps) || cubes.every((cube) => isWithin(cube, before))) return;
    states.set(step, simplify([...before, ...cubes], mostAtStep));
    open.add(step);
  };
  for (const step of entriesOf(definition)) arrive(step, beginning);
  // A set visits what is added while it is walked, again when it was taken out before.
  for (const step of open) {
    open.delete(step);
    const here = states.get(step) ?? [];
    for (const edge of onward.get(step) ?? []) arrive(edge.to, along(here, edge));
    const before = back.from(step);
    const again = before.size > 0 ? applyTo(here, changes.back(step)) : [];
    for (const earlier of before) arrive(earlier, asTakenBack(again, states.get(earlier) ?? [], takenBack));
    for (const later of fromAfter(step, here)) if (states.has(later)) open.add(later);
  }
  const at = (step: string) => states.get(step) ?? [];
  const ways = [...onward.values()].flat().filter((edge) => along(at(edge.from), edge).length > 0);
  return { flow, vocabulary, changes, beginning, ways, at, returns, along };
}

/** Makes the computation of what may be behind a way, for what may be before it; nothing when its guards rule it out. */
function createAlong(vocabulary: Vocabulary, changes: Changes): Upstream['along'] {
  const decisionOf = onceFor((edge: GraphEdge) => decisionAt(vocabulary, edge.pointer.replace(/\/to$/, '')));
  return (before, edge) => {
    const { by, name } = edge;
    const taken = decide(
      before,
      by === undefined ? decisionOf(edge) : decisionAt(vocabulary, by),
      vocabulary.terms,
    );
    const refused = by === undefined ? undefined : vocabulary.guards.get(refusalAt(by, name));
    const left = refused ? meet(applyTo(taken, changes.answered(edge)), refused, true) : taken;
    return applyTo(left, changes.along(edge));
  };
}

/** Says what may be where a run begins: what `allow` lets in, with the data as they begin. */
function beginningOf({ definition, compiled }: DataFlow, { anything, terms, guards }: Vocabulary): Cubes {
  // What is in a keyed list is known last, whatever it is asked for: nothing.
  const data = Object.entries(definition.data ?? {}).toSorted(
    ([, one], [, other]) => Number(one.key !== undefined) - Number(other.key !== undefined),
  );
  const begun = data.flatMap(([datum]) => begunWith(datum, compiled.initial[datum], terms));
  const allow = guards.get('/allow');
  const all = applyTo([anything], begun);
  return allow ? meet(all, allow, true) : all;
}

/** Lists the ways onward; a sub-journey that never ends with an outcome does not go on by it. */
function openWays(definition: JourneyFile, sources: Sources): GraphEdge[] {
  return edgesOf(definition).filter(({ kind, from, name }) => {
    const step = kind === 'exit' ? definition.steps[from] : undefined;
    if (step?.kind !== 'journey') return kind !== 'back';
    const ends = endsWith(sources.interfaces.get(step.journey), wayNamed(name));
    // An exit that no end bears is told by another rule.
    return ends.length === 0 || ends.some(({ isReached }) => isReached);
  });
}

/** Lists the steps to which a run can come back: by Back, after a refusal, after a reload. */
function stepsBehind({ definition, runs }: DataFlow, returns: Upstream['returns']): Behind {
  const [from, to] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const add = (step: string, earlier: Iterable<string>) => {
    for (const each of earlier) {
      from.set(step, (from.get(step) ?? new Set()).add(each));
      to.set(each, (to.get(each) ?? new Set()).add(step));
    }
  };
  for (const standing of runs.all) {
    const { step, history, ways } = standing;
    const back = ways.flatMap(({ edge }) => (edge.kind === 'back' ? [edge.to] : []));
    const { reloaded, refused, toEntries } = returns(standing);
    const again = [...reloaded, ...refused].flatMap((place) => history[place] ?? []);
    add(step, [...back, ...again, ...(toEntries ? entriesOf(definition) : [])]);
  }
  if (!runs.whole)
    for (const [screen, steps] of leadsTo(definition)) for (const step of steps) add(step, [screen]);
  return { from: (step) => from.get(step) ?? new Set(), to: (step) => to.get(step) ?? new Set() };
}

/** The steps that a run can come back to from one, and those from which it can come back to one. */
type Behind = Record<'from' | 'to', (step: string) => ReadonlySet<string>>;

/** Lists the steps from which Back leads to one, as often as more is known there of what it takes back. */
function createFromAfter(
  back: Behind,
  terms: ReadonlySet<number>,
): (step: string, here: Cubes) => Iterable<string> {
  const known = new Map<string, string>();
  return (step, here) => {
    if (terms.size === 0 || here.length === 0) return [];
    const was = hull(here)
      .filter((_mask, term) => terms.has(term))
      .join();
    if (known.get(step) === was) return [];
    known.set(step, was);
    return back.to(step);
  };
}

/** Lets what Back takes back be what it was where it leads to, besides what it is: a refusal leads there, too. */
function asTakenBack(cubes: Cubes, there: Cubes, terms: ReadonlySet<number>): Cubes {
  if (terms.size === 0 || there.length === 0) return cubes;
  const was = hull(there);
  return cubes.map((cube) => cube.map((mask, term) => (terms.has(term) ? mask | (was[term] ?? 0) : mask)));
}

/** Lists, for each screen, the steps that it leads to: where histories are not whole, from any of them Back may lead to it. */
function leadsTo(definition: JourneyFile): Map<string, Set<string>> {
  const onward = edgesOf(definition).filter(({ kind }) => kind !== 'back');
  const screens = Object.keys(definition.steps).filter((name) => isScreenNamed(definition, name));
  return new Map(screens.map((screen) => [screen, reachableFrom([screen], onward)]));
}
