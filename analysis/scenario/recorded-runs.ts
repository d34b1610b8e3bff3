import { JourneyError, save, type Context, type SavedState } from '#engine';
import type { ScenarioFile } from '#schemas';
import type { Sources } from '../source/sources.ts';
import { onceFor } from '../source/memoize.ts';
import { play } from './playing.ts';
import { beginningOf, makeMove } from './run-scenario.ts';
import { runnableOf } from './runnable.ts';

/** A run as it was kept at some moment of a scenario, and at which step. */
export type RecordedRun = { step: string; title: string; saved: SavedState; context: Context };

/** Records how runs of a journey are kept: at every move of its scenarios, of those that have somewhere to go on. */
export function recordedRuns(id: string, sources: Sources): RecordedRun[] {
  const scenarios = [...(sources.journeys.get(id)?.scenarios.values() ?? [])];
  if (!runnable(sources).library.journeys.has(id)) return [];
  return scenarios.flatMap(({ value }) => (value ? recordedIn(value, id, sources) : []));
}

const runnable = onceFor(runnableOf);

function recordedIn(scenario: ScenarioFile, id: string, sources: Sources): RecordedRun[] {
  const { language } = sources;
  const { library } = runnable(sources);
  const recorded: RecordedRun[] = [];
  try {
    const playing = play(library, beginningOf(scenario, id, language));
    for (const move of [undefined, ...scenario.do]) {
      if (move) makeMove(move, playing, language);
      const state = playing.state();
      const saved = save(library, state);
      const [frame] = saved.frames;
      if (frame && saved.frames.some(({ history }) => history.length > 0))
        recorded.push({ step: frame.step, title: scenario.title, saved, context: state.context });
    }
  } catch (error) {
    // What is broken there is told where it is.
    if (!(error instanceof JourneyError)) throw error;
  }
  return recorded;
}
