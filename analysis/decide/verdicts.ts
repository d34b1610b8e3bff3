import { pointerTo } from '../source/document.ts';
import { onceFor } from '../source/memoize.ts';
import { casesOf } from '../graph/control-flow.ts';
import { screensOf, stepsOf } from '../graph/journeys.ts';
import { stepsThatLeadAstray } from '../graph/reachability.ts';
import type { Sources } from '../source/sources.ts';
import { isRuledOut, type DecidedBy } from './decision.ts';
import { fewest, type Cubes, type Formula } from './formula.ts';
import { knownByRuns } from './search.ts';
import { upstreams, type Upstream } from './upstream.ts';

/** What is wrong with a guard, or with a case among others. */
export type Verdict = {
  upstream: Upstream;
  /** Of the case, the action, the journey’s `allow`, the `while` of a promise, or the name of a journey that is run. */
  pointer: string;
} & (
  | { kind: 'never' | 'always' }
  /** The cases that take all it would take, counted from 0. */
  | { kind: 'shadowed'; by: readonly number[] }
  /** What is known wherever a run comes to the step rules it out, makes it hold, or shuts the journey that it runs. */
  | { kind: 'contradicted' | 'decided' | 'shut'; step: string; decision: DecidedBy; known: Cubes }
);

/** Decides every guard of every journey that the engine can run; decided once for all rules. */
export const verdicts: (sources: Sources) => readonly Verdict[] = onceFor((sources) =>
  upstreams(sources).flatMap((upstream) => {
    const all = [...verdictsOn(upstream)];
    // Where a way leads to a step that is not there, what is decided behind it is not known; another rule tells of the way.
    const isAstray = stepsThatLeadAstray(upstream.flow.definition).size > 0;
    return isAstray ? all.filter(({ kind }) => kind !== 'contradicted' && kind !== 'decided') : all;
  }),
);

function* verdictsOn(upstream: Upstream): Generator<Verdict> {
  yield* verdictsOnJourney(upstream);
  yield* verdictsOnActions(upstream);
  yield* verdictsOnCalled(upstream);
  for (const list of casesOf(upstream.flow.definition))
    if (upstream.at(list.step).length > 0) yield* verdictsOnCases(upstream, list);
}

/** Decides what stands in no step: `allow`, and what is under the `while` of promises. */
function* verdictsOnJourney(upstream: Upstream): Generator<Verdict> {
  for (const [pointer, guard] of upstream.vocabulary.guards) {
    const isPromise = pointer.startsWith('/invariants/');
    const alone = isPromise || pointer === '/allow' ? verdictAlone(upstream, guard) : undefined;
    // A promise over a guard that always holds is a stricter one; over one that never does it says nothing.
    if (alone && !(isPromise && alone === 'always')) yield { upstream, pointer, kind: alone };
  }
}

function* verdictsOnActions(upstream: Upstream): Generator<Verdict> {
  const { flow, vocabulary } = upstream;
  for (const { name, pointer, step } of screensOf(flow.definition)) {
    const isReached = upstream.at(name).length > 0;
    for (const action of isReached ? Object.keys(step.actions) : []) {
      const place = pointerTo(`${pointer}/actions`, action);
      const guard = vocabulary.guards.get(`${place}/when`);
      const verdict = guard && verdictOnAction(upstream, guard, name);
      if (verdict) yield { upstream, pointer: place, ...verdict };
    }
  }
}

/** Decides the `allow` of the journeys that are run: what is known where a run comes to them may keep all out. */
function* verdictsOnCalled(upstream: Upstream): Generator<Verdict> {
  for (const { name, pointer } of stepsOf(upstream.flow.definition, 'journey')) {
    const place = `${pointer}/journey`;
    const holds = upstream.vocabulary.guards.get(place);
    if (!holds || upstream.at(name).length === 0) continue;
    const decision = { holds, fails: [] };
    const known = ruledOut(upstream, name, decision);
    if (known) yield { upstream, step: name, pointer: place, kind: 'shut', decision, known };
  }
}

/** Decides a guard by itself, whatever its variables are. */
function verdictAlone(upstream: Upstream, guard: Formula): 'never' | 'always' | undefined {
  const { vocabulary } = upstream;
  const anything = [vocabulary.anything];
  if (isRuledOut(anything, { holds: guard, fails: [] }, vocabulary)) return 'never';
  return isRuledOut(anything, { fails: [guard] }, vocabulary) ? 'always' : undefined;
}

function verdictOnAction(upstream: Upstream, guard: Formula, step: string) {
  const alone = verdictAlone(upstream, guard);
  if (alone) return { kind: alone };
  const [taken, left] = [{ holds: guard, fails: [] }, { fails: [guard] }];
  const never = ruledOut(upstream, step, taken);
  if (never) return { kind: 'contradicted', step, decision: taken, known: never } as const;
  const always = ruledOut(upstream, step, left);
  return always ? ({ kind: 'decided', step, decision: left, known: always } as const) : undefined;
}

/** Returns what is known at a step when that rules out what is decided there: of all runs at once, or else of each by itself. */
function ruledOut(upstream: Upstream, step: string, decision: DecidedBy): Cubes | undefined {
  const { at, vocabulary } = upstream;
  const here = at(step);
  if (isRuledOut(here, decision, vocabulary)) return here;
  return knownByRuns(upstream, step, (cube) => isRuledOut([cube], decision, vocabulary));
}

/** Decides a list of cases; each mistake is told once, where it is, not at the cases that suffer from it. */
function* verdictsOnCases(
  upstream: Upstream,
  { step, pointer, cases }: ReturnType<typeof casesOf>[number],
): Generator<Verdict> {
  const before: Earlier[] = [];
  const found = new Set<Verdict['kind']>();
  for (const [index, { when }] of cases.entries()) {
    const place = { upstream, pointer: `${pointer}/${index}` };
    const guard = upstream.vocabulary.guards.get(`${place.pointer}/when`);
    const verdict = verdictOnCase(upstream, guard, { before, step });
    // The last is left nothing when a case before it is, which has been told.
    if (verdict && (guard || !found.has(verdict.kind))) yield { ...place, ...verdict };
    if (verdict) found.add(verdict.kind);
    if (guard && verdict?.kind !== 'never') before.push({ index, guard });
    // What follows a case that is always taken is hidden by it alone.
    if (verdict?.kind === 'always' || when === undefined) return;
  }
}

type Earlier = { index: number; guard: Formula };
type Among = { before: readonly Earlier[]; step: string };

function verdictOnCase(upstream: Upstream, guard: Formula | undefined, { before, step }: Among) {
  const { vocabulary } = upstream;
  const alone = guard && verdictAlone(upstream, guard);
  if (alone) return { kind: alone };
  const hides = (some: readonly Earlier[]) =>
    isRuledOut([vocabulary.anything], decisionOn(some, guard), vocabulary);
  if (hides(before))
    return { kind: 'shadowed', by: fewest(before, hides).map(({ index: at }) => at) } as const;
  const decision = decisionOn(before, guard);
  const known = ruledOut(upstream, step, decision);
  return known && ({ kind: 'contradicted', step, decision, known } as const);
}

const decisionOn = (before: readonly Earlier[], guard: Formula | undefined): DecidedBy => ({
  fails: before.map((each) => each.guard),
  ...(guard && { holds: guard }),
});
