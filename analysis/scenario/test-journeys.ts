import type { Library } from '#engine';
import { coverageItems, type CoverageItem } from '../coverage/items.ts';
import { watchLibrary } from '../coverage/watched-library.ts';
import type { Sources } from '../source/sources.ts';
import { libraryOf } from './library.ts';
import { runScenario, type ScenarioResult } from './run-scenario.ts';

/** One scenario and what became of it. */
export type ScenarioReport = { journey: string; file: string; title: string; result: ScenarioResult };

/** What all scenarios showed: how each went, what there is to pass, and what was passed. */
export type TestReport = {
  scenarios: readonly ScenarioReport[];
  items: readonly CoverageItem[];
  seen: ReadonlySet<string>;
};

/**
 * Runs the scenarios of all journeys; `tell` hears whose are run.
 *
 * @throws {JourneyError} when a journey is unsound; `check` says the same with line and column.
 */
export function testJourneys(sources: Sources, tell?: (journey: string) => void): TestReport {
  const seen = new Set<string>();
  const library: Library = watchLibrary(libraryOf(sources), seen);
  const around = { library, language: sources.language, seen };
  const scenarios = [...sources.journeys.values()].flatMap(({ id, journey, scenarios: files }) => {
    tell?.(id);
    return [...files.values()].flatMap(({ document, value }) =>
      value && journey?.value
        ? [{ journey: id, file: document.path, title: value.title, result: runScenario(value, id, around) }]
        : [],
    );
  });
  return { scenarios, items: coverageItems(sources), seen };
}
