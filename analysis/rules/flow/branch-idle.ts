import type { GuardedEdge } from '#schemas';
import { casesOf } from '../../graph/cases.ts';
import { soundJourneys } from '../../graph/journeys.ts';
import type { Rule } from '../rule.ts';

/** Finds cases that are all the same but for their guards. */
export const branchIdle: Rule = {
  code: 'branch-idle',
  severity: 'error',
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { cases, pointer } of casesOf(definition)) {
        const [first, ...others] = cases;
        if (!first || others.length === 0) continue;
        if (others.some((other) => doneBy(other) !== doneBy(first))) continue;
        const message = {
          en: `All cases lead to "${first.to}" alike: they decide nothing.`,
          it: `Tutti i casi portano a "${first.to}" allo stesso modo: non decidono nulla.`,
        };
        yield { document, pointer, part: 'key', message };
      }
    }
  },
};

const doneBy = ({ to, sets, file, visit }: GuardedEdge): string => JSON.stringify([to, sets, file, visit]);
