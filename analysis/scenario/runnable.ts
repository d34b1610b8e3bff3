import { JourneyError, type Library } from '#engine';
import type { Sources } from '../source/sources.ts';
import { hindranceOf, shapeHindrances, type Hindrance } from './hindrance.ts';
import { libraryOf } from './library.ts';

/** The journeys that can run, what keeps the others from it, and which scenarios and other files cannot be read. */
export type Runnable = { library: Library; hindered: readonly Hindrance[] };

/** Makes ready to run what can run: one unsound journey stops itself and those that run it, and no other. */
export function runnableOf(sources: Sources): Runnable {
  const hindered = shapeHindrances(sources);
  let kept = sources;
  for (;;) {
    try {
      return { library: libraryOf(kept), hindered };
    } catch (error) {
      const culprit = error instanceof JourneyError && culpritOf(error, kept);
      if (!culprit) throw error;
      hindered.push(hindranceOf(culprit, error, sources));
      kept = without(culprit, kept);
    }
  }
}

/** The folder of the journey that the engine refuses; of two with one id that which is called otherwise. */
function culpritOf({ details }: JourneyError, { journeys }: Sources): string | undefined {
  const refused = [...journeys.values()].filter(({ journey }) => journey?.value?.id === details['journey']);
  return (refused.find(({ id }) => id !== details['journey']) ?? refused[0])?.id;
}

const without = (id: string, sources: Sources): Sources => ({
  ...sources,
  journeys: new Map([...sources.journeys].filter(([name]) => name !== id)),
});
