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
  import type { JourneyFile } from '#schemas';

  /** What routing needs to know of a journey before its chunk is fetched. */
  export type JourneyIndexEntry = Pick<JourneyFile, 'id' | 'version' | 'surface' | 'opens' | 'allow'> & {
    /** The inputs that it declares, by name. */
    input: Readonly<Record<string, string>>;
    /** The services of the card that its guard reads. */
    services: readonly string[];
    /** The journeys that it may run as frames, strong authentication included. */
    runs: readonly string[];
  };

  export const journeyIndex: readonly JourneyIndexEntry[];
}
