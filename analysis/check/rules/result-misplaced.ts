import { readsIn } from '../../model/expressions.ts';
import { soundJourneys } from '../../model/journeys.ts';
import { operatorNames } from '../../model/operators.ts';
import { slotsOf } from '../../model/slots.ts';
import type { Rule } from '../rule.ts';

/** Finds reads of result where nothing has answered. */
export const resultMisplaced: Rule = {
  code: 'result-misplaced',
  severity: 'error',
  title: 'result is read where there is none',
  explain:
    'The variable result is what a call or a sub-journey has just answered: only the "ok" of that call, the exits of that journey and the "state" of a resume can read it. To use it later, write it into data with "sets".',
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      for (const slot of slotsOf(definition)) {
        if (slot.result) continue;
        for (const { path, pointer } of readsIn(slot.expression, operatorNames, slot.pointer)) {
          if (path.split('.')[0] !== 'result') continue;
          const hint = 'Write it into data in the "sets" of the call’s "ok", and read it from there.';
          yield { document, pointer, message: `Nothing has answered here, so there is no "${path}".`, hint };
        }
      }
    }
  },
};
