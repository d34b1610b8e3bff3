import { pointerTo } from '../source/document.ts';
import { onceFor } from '../source/memoize.ts';
import { casesOf } from '../graph/control-flow.ts';
import { stepsOf } from '../graph/journeys.ts';
import { stepsThatLeadAstray } from '../graph/reachability.ts';
import type { Sources } from '../source/sources.ts';
import { decide, type DecidedBy } from './decision.ts';
import type { Cubes, Formula } from './formula.ts';
import { knownByRuns } from './search.ts';
import { upstreams, type Upstream } from './upstream.ts';

/** What is wrong with a guard, or with a case among others. */
export type Verdict = {
  upstream: Upstream;
  /** Of the case, the action, the journey’s `allow`, or the `while` of a promise. */
  pointer: string;
} & (
  | { kind: 'never' | 'always' }
  /** The cases that take all it would take, counted from 0. */
  | { kind: 'shadowed'; by: readonly number[] }
  /** What is known wherever a run comes to the step rules it out, or makes it hold. */
  | { kind: 'contradicted' | 'decided'; step: string; decision: DecidedBy; known: Cubes }
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
  for (const { name, pointer, step } of stepsOf(flow.definition, 'form', 'view')) {
    const isReached = upstream.at(name).length > 0;
    for (const action of isReached ? Object.keys(step.actions) : []) {
      const place = pointerTo(`${pointer}/actions`, action);
      const guard = vocabulary.guards.get(`${place}/when`);
      const verdict = guard && verdictOnAction(upstream, guard, name);
      if (verdict) yield { upstream, pointer: place, ...verdict };
    }
  }
}

/** Decides a guard by itself, whatever its variables are. */
function verdictAlone(upstream: Upstream, guard: Formula): 'never' | 'always' | undefined {
  const { terms, anything } = upstream.vocabulary;
  if (decide([anything], { holds: guard, fails: [] }, terms).length === 0) return 'never';
  return decide([anything], { fails: [guard] }, terms).length === 0 ? 'always' : undefined;
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
  const { terms } = upstream.vocabulary;
  const here = upstream.at(step);
  if (decide(here, decision, terms).length === 0) return here;
  const each = knownByRuns(upstream)?.(step) ?? [];
  const isOut = each.length > 0 && each.every((cube) => decide([cube], decision, terms).length === 0);
  return isOut ? each : undefined;
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
  const { terms, anything } = upstream.vocabulary;
  const alone = guard && verdictAlone(upstream, guard);
  if (alone) return { kind: alone };
  const hides = (some: readonly Earlier[]) => decide([anything], decisionOn(some, guard), terms).length === 0;
  if (hides(before)) return { kind: 'shadowed', by: fewest(before, hides) } as const;
  const decision = decisionOn(before, guard);
  const known = ruledOut(upstream, step, decision);
  return known && ({ kind: 'contradicted', step, decision, known } as const);
}

const decisionOn = (before: readonly Earlier[], guard: Formula | undefined): DecidedBy => ({
  fails: before.map((each) => each.guard),
  ...(guard && { holds: guard }),
});

/** Leaves out the cases without which a case would be hidden all the same. */
function fewest(before: readonly Earlier[], hides: (some: readonly Earlier[]) => boolean): number[] {
  const needed = before.reduce((kept, each) => {
    const others = kept.filter((one) => one !== each);
    return hides(others) ? others : kept;
  }, before);
  return needed.map(({ index }) => index);
}
