import { pointerTo } from '../../source/document.ts';
import { uncounted } from '../unknown-names.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds limits that no refusal counts towards. */
export const limitUnused = eachJourney(function* ({ definition }) {
  for (const name of uncounted(definition))
    yield {
      pointer: pointerTo('/limits', name),
      part: 'key',
      message: {
        en: `Nothing counts towards the limit "${name}".`,
        it: `Nulla conta per il limite "${name}".`,
      },
    };
});
