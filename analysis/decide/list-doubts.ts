import type { ListChange } from '#engine';
import { edgesOf } from '../graph/control-flow.ts';
import { applyTo } from './changes.ts';
import { decide, decisionAt } from './decision.ts';
import { meet, type Cubes, type Formula } from './formula.ts';
import { knownByRuns } from './search.ts';
import type { Upstream } from './upstream.ts';
import { askedFor } from './reading.ts';
import { refusalAt, type ListRefusal } from './vocabulary.ts';

/** Returns whether a keyed list may refuse a way, wherever a run comes to its step. */
export function mayRefuse(upstream: Upstream, { slot: { step = '', pointer }, code }: ListRefusal): boolean {
  const guard = upstream.vocabulary.guards.get(refusalAt(pointer, code));
  return guard !== undefined && mayBe(upstream, { step, pointer }, guard);
}

/** Returns whether a way may take off a list what is not in it. */
export function mayLack(
  upstream: Upstream,
  { step, pointer, change }: { step: string; pointer: string; change: ListChange },
): boolean {
  const { terms } = upstream.vocabulary;
  const asked = askedFor(change.gone);
  const term = terms.findIndex(
    ({ subject: { member } }) =>
      member?.list === `data.${change.name}` && member.key === change.key && member.id === asked,
  );
  return term < 0 || mayBe(upstream, { step, pointer }, { kind: 'term', term, holds: 2, fails: 1 });
}

/** Returns whether something may be when a way is gone, behind what the holder has answered: of all runs at once, or else of one by itself. */
function mayBe(
  upstream: Upstream,
  { step, pointer }: { step: string; pointer: string },
  formula: Formula,
): boolean {
  const { vocabulary, changes, flow } = upstream;
  const way = edgesOf(flow.definition).find((edge) => edge.pointer === `${pointer}/to`);
  if (way === undefined) return false;
  const left = (cubes: Cubes): boolean => {
    const taken = decide(cubes, decisionAt(vocabulary, pointer), vocabulary.terms);
    const asked = applyTo(taken, changes.answered(way));
    return meet(meet(asked, formula, true), vocabulary.together, true).length > 0;
  };
  return left(upstream.at(step)) && !knownByRuns(upstream, step, (cube) => !left([cube]));
}
