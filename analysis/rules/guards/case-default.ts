import { casesOf } from '../../graph/cases.ts';
import { soundJourneys } from '../../graph/journeys.ts';
import type { Rule } from '../rule.ts';

/** Finds lists of cases that may leave the holder without a way, or that have cases behind the default. */
export const caseDefault: Rule = {
  code: 'case-default',
  severity: 'error',
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { cases, pointer } of casesOf(definition)) {
        for (const [index, { when }] of cases.entries()) {
          const isLast = index === cases.length - 1;
          if (isLast && when !== undefined) {
            const message = {
              en: 'The last case has a guard: when it does not hold there is no way on.',
              it: 'L’ultimo caso ha una condizione: quando non vale non c’è modo di proseguire.',
            };
            yield { document, pointer: `${pointer}/${index}/when`, part: 'key', message };
          }
          if (!isLast && when === undefined) {
            const message = {
              en: 'A case without "when" is always taken, and hides those after it.',
              it: 'Un caso senza "when" vale sempre, e nasconde quelli che seguono.',
            };
            yield { document, pointer: `${pointer}/${index}`, message };
          }
        }
      }
    }
  },
};
