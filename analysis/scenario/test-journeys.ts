import type { Library } from '#engine';
import { coverageItems, type CoverageItem } from '../coverage/items.ts';
import { watchLibrary } from '../coverage/watched-library.ts';
import type { Sources } from '../source/sources.ts';
import type { Hindrance } from './hindrance.ts';
import { runnableOf } from './runnable.ts';
import { runScenario, type ScenarioResult } from './run-scenario.ts';

/** One scenario and what became of it. */
export type ScenarioReport = { journey: string; file: string; title: string; result: ScenarioResult };

/** What all scenarios showed: how each went, what there is to pass, what was passed, and what could not be run. */
export type TestReport = {
  scenarios: readonly ScenarioReport[];
  items: readonly CoverageItem[];
  seen: ReadonlySet<string>;
  hindered: readonly Hindrance[];
};

/** Runs the scenarios of all journeys that can run; `tell` hears whose are run. */
export function testJourneys(sources: Sources, tell?: (journey: string) => void): TestReport {
  const seen = new Set<string>();
  const { library: able, hindered } = runnableOf(sources);
  const library: Library = watchLibrary(able, seen);
  const around = { library, language: sources.language, seen };
  const scenarios = [...sources.journeys.values()].flatMap(({ id, journey, scenarios: files }) => {
    tell?.(id);
    if (!library.journeys.has(journey?.value?.id ?? '')) return [];
    return [...files.values()].flatMap(({ document, value }) =>
      value
        ? [{ journey: id, file: document.path, title: value.title, result: runScenario(value, id, around) }]
        : [],
    );
  });
  return { scenarios, items: coverageItems(sources), seen, hindered };
}
