declare module 'virtual:journeys' {
  import type { PreparedJourney } from '#engine';
  import type { ErrorCatalogue, FormFile } from '#schemas';
  import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

  /** What one journey’s chunk holds; the texts are the namespace named after the journey. */
  export type JourneyChunk = {
    /** As the build has compiled it. */
    journey: PreparedJourney;
    forms: Record<string, FormFile>;
    texts: Record<string, unknown>;
    validators: Record<string, ValidatorFunctions>;
  };

  /** Fetches a journey’s chunk, by id. */
  export const journeys: Readonly<Record<string, () => Promise<JourneyChunk>>>;

  /** Fetches journeys/errors.json. */
  export function loadErrorCatalogue(): Promise<ErrorCatalogue>;
}

declare module 'virtual:journey-index' {
  export const journeyIndex: readonly import('./journeys/journey-index.ts').JourneyIndexEntry[];
}

declare module 'virtual:journey-pages' {
  /** The pages that journeys bring themselves. */
  export const journeyPages: readonly import('./journeys/journey-index.ts').JourneyPageEntry[];
}
