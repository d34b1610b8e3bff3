import { soundJourneys } from '../../model/journeys.ts';
import { slotsOf } from '../../model/slots.ts';
import { isStandIn } from '../../texts/stand-ins.ts';
import type { Rule } from '../rule.ts';

/** Finds values that stand in until somebody writes what is meant. */
export const valueStandin: Rule = {
  code: 'value-standin',
  severity: 'error',
  title: { en: 'A value that is still to be written', it: 'Un valore ancora da scrivere' },
  explain: {
    en: 'A new step gives a call, a view or another journey what the journey has under the same name; for what it does not have, a value stands in. Write where the right one comes from, most often { "var": "data.…" }.',
    it: 'Un passo nuovo dà a una chiamata, a una vista o a un altro flusso ciò che il flusso ha con lo stesso nome; al posto di ciò che non ha, sta un valore provvisorio. Scrivi da dove viene quello giusto, di solito { "var": "data.…" }.',
  },
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { expression, pointer, name = '' } of slotsOf(definition)) {
        if (!isStandIn(expression)) continue;
        const message = {
          en: `The value of "${name}" is still to be written.`,
          it: `Il valore di "${name}" è ancora da scrivere.`,
        };
        yield { document, pointer, message };
      }
    }
  },
};
