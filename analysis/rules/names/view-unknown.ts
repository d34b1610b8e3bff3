import { stepsOf, type SoundJourney } from '../../graph/journeys.ts';
import type { Sources } from '../../source/sources.ts';
import type { Found } from '../rule.ts';
import { unknownNames } from '../unknown-names.ts';

/** Finds views that the portal does not register. */
export function* viewUnknown({ definition }: SoundJourney, sources: Sources): Generator<Found> {
  const named = stepsOf(definition, 'view').map(({ pointer, step }) => ({
    name: step.view,
    pointer: `${pointer}/view`,
  }));
  yield* unknownNames(named, Object.keys(sources.views), (name) => ({
    en: `The portal has no view "${name}".`,
    it: `Il portale non ha una vista "${name}".`,
  }));
}
