import { sayIn, type AnswerLanguage, type JourneySource } from '#analysis';
import type { ScenarioState, ScenarioView } from '../../protocol.ts';
import type { JourneyCoverage } from '../../judge/coverage.ts';

type Ground = {
  /** Nothing until they have been played. */
  coverage: JourneyCoverage | undefined;
  /** Why the journey cannot be drawn. */
  fault: string | undefined;
  language: AnswerLanguage;
};

/** Lists the scenarios of a journey, by title, with what became of each. */
export function scenarioViews({ scenarios }: JourneySource, ground: Ground): ScenarioView[] {
  return [...scenarios]
    .map(([name, { document, value }]) => ({
      name,
      file: document.path,
      title: value?.title ?? name,
      moves: value?.do.length ?? 0,
      state: stateOf(document.path, ground),
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'it'));
}

function stateOf(path: string, { coverage, fault, language }: Ground): ScenarioState {
  if (fault !== undefined) return { kind: 'hindered', why: fault };
  if (!coverage) return { kind: 'playing' };
  const report = coverage.scenarios.find(({ file }) => file === path);
  const say = sayIn(language);
  if (report) {
    const { result, place } = report;
    if (result.passed) return { kind: 'passed' };
    return { kind: 'failed', move: result.move, why: say(result.message), line: place?.line ?? 1 };
  }
  const own = coverage.hindered.find(({ file }) => file === path);
  const hindrance = own ?? coverage.hindered.find(({ file }) => !file.includes('/scenarios/'));
  // One that was written after they were played is played next.
  return hindrance ? { kind: 'hindered', why: say(hindrance.message) } : { kind: 'playing' };
}
