import { misfitsIn } from '../../values/assignability.ts';
import { sentSchema } from '../../symbols/request-schema.ts';
import { slotsOf } from '../../values/expression-sites.ts';
import { typingOf } from '../../values/written-values.ts';
import { misfitWords } from '../../report/misfit-words.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds members of a body, queries and headers that the operation’s schema would refuse. */
export const bodyMismatch = eachJourney(function* (journey, sources) {
  const typing = typingOf(journey, sources);
  for (const slot of slotsOf(journey.definition)) {
    const wanted = sentSchema(slot, journey.definition, sources.language.contract);
    if (wanted === undefined) continue;
    const { expression, pointer } = slot;
    for (const { pointer: place, misfit } of misfitsIn({ expression, pointer, wanted }, typing(slot)))
      yield { pointer: place, ...misfitWords(misfit) };
  }
});
