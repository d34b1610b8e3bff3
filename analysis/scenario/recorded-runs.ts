import { JourneyError, save, standsBefore, type Context, type Library, type SavedState } from '#engine';
import type { ScenarioFile } from '#schemas';
import type { Sources } from '../source/sources.ts';
import { onceFor } from '../source/memoize.ts';
import { libraryOf } from './library.ts';
import { play } from './playing.ts';
import { beginningOf, makeMove } from './run-scenario.ts';

/** A run as it was kept at some moment of a scenario, at which step, and whether that stands before something done for good. */
export type RecordedRun = {
  step: string;
  isBefore: boolean;
  title: string;
  saved: SavedState;
  context: Context;
};

/** Records how runs of a journey are kept: at every move of its scenarios, of those that have somewhere to go on. */
export function recordedRuns(id: string, sources: Sources): RecordedRun[] {
  const scenarios = [...(sources.journeys.get(id)?.scenarios.values() ?? [])];
  const library = soundLibrary(sources);
  if (library?.journeys.has(id) !== true) return [];
  return scenarios.flatMap(({ value }) => (value ? recordedIn(value, id, { library, sources }) : []));
}

/** Makes the journeys ready to run; nothing where one is unsound, which other rules tell. */
export const soundLibrary = onceFor((sources: Sources): Library | undefined => {
  try {
    return libraryOf(sources);
  } catch (error) {
    if (error instanceof JourneyError) return undefined;
    throw error;
  }
});

type Ground = { library: Library; sources: Sources };

function recordedIn(scenario: ScenarioFile, id: string, { library, sources }: Ground): RecordedRun[] {
  const { language } = sources;
  const recorded: RecordedRun[] = [];
  const journey = library.journeys.get(id);
  const before = journey && standsBefore(journey.definition, journey.steps);
  try {
    const playing = play(library, beginningOf(scenario, id, language));
    for (const move of [undefined, ...scenario.do]) {
      if (move) makeMove(move, playing, language);
      const state = playing.state();
      const saved = save(library, state);
      const [frame] = saved.frames;
      const isBefore = frame !== undefined && (before?.get(frame.step)?.size ?? 0) > 0;
      if (frame && saved.frames.some(({ history }) => history.length > 0))
        recorded.push({ step: frame.step, isBefore, title: scenario.title, saved, context: state.context });
    }
  } catch (error) {
    // What is broken there is told where it is.
    if (!(error instanceof JourneyError)) throw error;
  }
  return recorded;
}
