import { journeys, loadErrorCatalogue } from 'virtual:journeys';
import { journeyIndex } from 'virtual:journey-index';
import type { JourneySource } from '#ui/journey';

/** Returns the journeys that the build has put beside the portal. */
export const builtJourneys: JourneySource = {
  index: journeyIndex,
  chunk: (id) => {
    const load = journeys[id];
    return load ? load() : Promise.reject(new Error(`There is no chunk of the journey "${id}".`));
  },
  errors: loadErrorCatalogue,
};
