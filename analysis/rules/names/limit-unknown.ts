import { routesOf, type SoundJourney } from '../../graph/journeys.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Found } from '../rule.ts';

/** Finds counted limits that the journey does not declare. */
export function* limitUnknown({ definition }: SoundJourney): Generator<Found> {
  const limits = Object.keys(definition.limits ?? {});
  const counted = new Set(routesOf(definition).map(({ route }) => route.counts));
  // Towards the limit that was meant nothing counts now.
  const left = limits.filter((limit) => !counted.has(limit));
  for (const { pointer, route } of routesOf(definition)) {
    if (route.counts === undefined || limits.includes(route.counts)) continue;
    const message = {
      en: `This journey has no limit "${route.counts}".`,
      it: `Questo flusso non ha un limite "${route.counts}".`,
    };
    yield {
      pointer: `${pointer}/counts`,
      message,
      ...suggest(route.counts, left.length > 0 ? left : limits),
    };
  }
}
