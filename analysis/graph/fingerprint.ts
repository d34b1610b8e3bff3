import { fingerprintOf } from '#engine';
import { formsOf } from './journeys.ts';
import type { JourneySource } from '../source/sources.ts';

/** The fingerprint by which the engine knows a kept run’s journey again. */
export function fingerprint({ forms }: JourneySource, definition: object): string {
  return fingerprintOf(definition, formsOf(forms));
}
