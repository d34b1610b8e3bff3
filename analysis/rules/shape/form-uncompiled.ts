import { formFaultsIn } from '../../form/form-faults.ts';
import type { SoundJourney } from '../../graph/journeys.ts';
import type { Sources } from '../../source/sources.ts';
import type { Found } from '../rule.ts';

/** Finds forms that the build could not compile. */
export function* formUncompiled({ source }: SoundJourney, sources: Sources): Generator<Found> {
  const faultsOf = formFaultsIn(sources.language);
  for (const { document, value } of source.forms.values()) {
    for (const fault of value ? faultsOf(value) : []) yield { document, ...fault };
  }
}
