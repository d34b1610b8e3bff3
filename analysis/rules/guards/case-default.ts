import { casesOf } from '../../graph/control-flow.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds lists of cases that may leave the holder without a way, or that have cases behind the default. */
export const caseDefault = eachJourney(function* ({ definition }) {
  for (const { cases, pointer } of casesOf(definition)) {
    for (const [index, { when }] of cases.entries()) {
      const isLast = index === cases.length - 1;
      if (isLast && when !== undefined) {
        const message = {
          en: 'The last case has a guard: when it does not hold there is no way on.',
          it: 'L’ultimo caso ha una condizione: quando non vale non c’è modo di proseguire.',
        };
        yield { pointer: `${pointer}/${index}/when`, part: 'key', message };
      }
      if (!isLast && when === undefined) {
        const message = {
          en: 'A case without "when" is always taken, and hides those after it.',
          it: 'Un caso senza "when" vale sempre, e nasconde quelli che seguono.',
        };
        yield { pointer: `${pointer}/${index}`, message };
      }
    }
  }
});
