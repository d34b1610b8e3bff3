import type { SoundJourney } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import type { Found } from '../rule.ts';
import { uncounted } from '../unknown-references.ts';

/** Finds limits that no refusal counts towards. */
export function* limitUnused({ definition }: SoundJourney): Generator<Found> {
  for (const name of uncounted(definition))
    yield {
      pointer: pointerTo('/limits', name),
      part: 'key',
      message: {
        en: `Nothing counts towards the limit "${name}".`,
        it: `Nulla conta per il limite "${name}".`,
      },
    };
}
