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
  export const journeyIndex: readonly (Pick<JourneyFile, 'id' | 'allow'> & {
    surface?: 'page';
    opens?: Omit<NonNullable<JourneyFile['opens']>, 'note' | 'page'>;
    input?: Readonly<Record<string, string>>;
    services?: readonly string[];
    runs?: readonly string[];
    fields?: number;
    words?: { label: string; text: string };
  })[];
}

declare module 'virtual:journey-pages' {
  /** The pages that journeys bring themselves. */
  export const journeyPages: readonly {
    path: string;
    page: string;
    navigation: 'shown' | 'hidden';
    title: string;
  }[];
}
