import { fetchJourney } from './fetch-journey.ts';
import type { JourneysOptions } from './journeys.ts';
import type { JourneyRun } from './run.ts';

/**
 * Has a run go on with its journeys as they are now, where it stands and with what was typed; answers false where the
 * step on which it stands is gone. It is for development: the holder’s portal never changes under a run.
 */
export async function renewRun(run: JourneyRun, options: JourneysOptions): Promise<boolean> {
  const { library, form } = await fetchJourney(options, run.journey);
  const { frames } = run.session.state();
  if (!run.library) return false;
  if (!frames.every(({ journey, step }) => library.journeys.get(journey)?.steps.has(step))) return false;
  Object.assign(run.library, library);
  run.form = form;
  // Its screen is worked out anew.
  run.session.updateContext(options.context());
  return true;
}
