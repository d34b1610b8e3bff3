import { readsIn } from '../../model/expressions.ts';
import { soundJourneys } from '../../model/journeys.ts';
import { operatorNames } from '../../model/operators.ts';
import { lookUpVariable } from '../../model/scope.ts';
import { slotsOf } from '../../model/slots.ts';
import { suggest } from '../near.ts';
import type { Rule } from '../rule.ts';

/** Finds variables that nothing gives a value to. */
export const variableUnknown: Rule = {
  code: 'variable-unknown',
  severity: 'error',
  title: 'A variable that does not exist',
  explain:
    'A variable begins with profile, card or session (see schemas/context), input or data (declared by the journey), or result (what a call or a sub-journey answered). A slip in its name would be met only when a holder gets there.',
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      for (const slot of slotsOf(definition)) {
        for (const { path, pointer } of readsIn(slot.expression, operatorNames, slot.pointer)) {
          const variable = lookUpVariable(path, { sources, definition, slot });
          if (variable.known) continue;
          yield {
            document,
            pointer,
            message: `There is no variable "${path}" here.`,
            ...suggest(path, variable.near),
          };
        }
      }
    }
  },
};
