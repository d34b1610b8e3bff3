import { routesOf, type SoundJourney } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import type { Found } from '../rule.ts';

/** Finds limits that no refusal counts towards. */
export function* limitUnused({ definition }: SoundJourney): Generator<Found> {
  const counted = new Set(routesOf(definition).map(({ route }) => route.counts));
  for (const name of Object.keys(definition.limits ?? {})) {
    if (counted.has(name)) continue;
    yield {
      pointer: pointerTo('/limits', name),
      part: 'key',
      message: {
        en: `Nothing counts towards the limit "${name}".`,
        it: `Nulla conta per il limite "${name}".`,
      },
    };
  }
}
