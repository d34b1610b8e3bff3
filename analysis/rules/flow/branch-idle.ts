import type { GuardedEdge } from '#schemas';
import { casesOf } from '../../graph/control-flow.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds cases that are all the same but for their guards. */
export const branchIdle = eachJourney(function* ({ definition }) {
  for (const { cases, pointer } of casesOf(definition)) {
    const [first, ...others] = cases;
    if (!first || others.length === 0) continue;
    if (others.some((other) => doneBy(other) !== doneBy(first))) continue;
    const message = {
      en: `All cases lead to "${first.to}" alike: they decide nothing.`,
      it: `Tutti i casi portano a "${first.to}" allo stesso modo: non decidono nulla.`,
    };
    yield { pointer, part: 'key', message };
  }
});

const doneBy = ({ to, sets, puts, removes, file, visit }: GuardedEdge): string =>
  JSON.stringify([to, sets, puts, removes, file, visit]);
