import { misfitsIn } from '../../values/assignability.ts';
import { soundJourneys } from '../../graph/journeys.ts';
import { sentSchema } from '../../symbols/request-schema.ts';
import { slotsOf } from '../../values/expression-sites.ts';
import { typingOf } from '../../values/written-values.ts';
import { misfitWords } from '../../report/misfit-words.ts';
import type { Rule } from '../rule.ts';

/** Finds members of a body, queries and headers that the operation’s schema would refuse. */
export const bodyMismatch: Rule = {
  code: 'body-mismatch',
  severity: 'error',
  *run(sources) {
    for (const journey of soundJourneys(sources)) {
      const typing = typingOf(journey, sources);
      for (const slot of slotsOf(journey.definition)) {
        const wanted = sentSchema(slot, journey.definition, sources.language.contract);
        if (wanted === undefined) continue;
        const { expression, pointer } = slot;
        for (const { pointer: place, misfit } of misfitsIn({ expression, pointer, wanted }, typing(slot)))
          yield { document: journey.document, pointer: place, ...misfitWords(misfit) };
      }
    }
  },
};
