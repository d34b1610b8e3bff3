import { changes, type DataFlow, type Passing } from './transfer.ts';
import { reach } from '../graph/worklist.ts';
import { decisionOf, type GraphEdge } from '../graph/control-flow.ts';
import { operationsIn, readsIn, orderingOperators } from '../values/expressions.ts';
import { canTake, type Facts } from '../values/path-conditions.ts';
import { onceByKey, onceFor } from '../source/memoize.ts';

/** What the holder answers at a screen for a datum. */
type Answer = { screen: string; datum: string };

/** Lists the steps that runs come to with an answer before anything else writes the datum, whatever the answer is. */
export function stepsReachedWith(flow: DataFlow, answer: Answer): ReadonlySet<string> {
  return knownOf(flow)(JSON.stringify([answer.screen, answer.datum]), () => follow(flow, answer));
}

/** What was followed in some journey, by answer. */
const knownOf = onceFor((_flow: DataFlow) => onceByKey<ReadonlySet<string>>());

function follow(flow: DataFlow, { screen, datum }: Answer): Set<string> {
  const begun = flow.runs.all
    .filter(({ step }) => step === screen)
    .flatMap(({ ways }) => ways.filter(({ edge }) => isAnsweredOn(flow.passing(edge), datum)));
  const reached = reach(
    begun.map(({ next }) => next),
    ({ facts, ways }) =>
      ways.flatMap(({ edge, next }) =>
        !changes(flow.passing(edge), datum) && isOpen(flow, { edge, facts, datum }) ? [next] : [],
      ),
  );
  return new Set([...reached].map(({ step }) => step));
}

const isAnsweredOn = ({ answer, sets, leaves }: Passing, datum: string): boolean =>
  [...answer.sets, ...answer.unanswered].includes(datum) && !sets.has(datum) && !leaves.includes(datum);

type Asked = { edge: GraphEdge; facts: Facts; datum: string };

/** Returns whether a way can be taken with a value that no guard names; what measures the datum may keep some values off. */
function isOpen({ definition }: DataFlow, { edge, facts, datum }: Asked): boolean {
  const decision = decisionOf(definition, edge);
  const path = `data.${datum}`;
  const any = new Map(facts).set(path, { is: anyValue });
  const guards = [decision.holds, ...decision.fails];
  return canTake(decision, any) && !guards.some((guard) => measures(guard, path));
}

// Private to Unicode, so that no journey compares anything with it.
const anyValue = '\u{F0000}';

const measures = (guard: unknown, path: string): boolean =>
  [...operationsIn(guard)].some(
    ({ name, args }) => orderingOperators.has(name) && [...readsIn(args)].some((read) => read.path === path),
  );
