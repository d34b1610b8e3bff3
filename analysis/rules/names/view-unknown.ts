import { stepsOf, type SoundJourney } from '../../graph/journeys.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Sources } from '../../source/sources.ts';
import type { Found } from '../rule.ts';

/** Finds views that the portal does not register. */
export function* viewUnknown({ definition }: SoundJourney, sources: Sources): Generator<Found> {
  for (const { pointer, step } of stepsOf(definition, 'view')) {
    if (Object.hasOwn(sources.views, step.view)) continue;
    const message = {
      en: `The portal has no view "${step.view}".`,
      it: `Il portale non ha una vista "${step.view}".`,
    };
    yield {
      pointer: `${pointer}/view`,
      message,
      ...suggest(step.view, Object.keys(sources.views)),
    };
  }
}
