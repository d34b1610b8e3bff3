import type { Library } from '#engine';
import { coverageItems, type CoverageItem } from '../coverage/items.ts';
import { watchLibrary } from '../coverage/watched-library.ts';
import type { JsonDocument, Place } from '../source/document.ts';
import type { Sources } from '../source/sources.ts';
import type { Hindrance } from './hindrance.ts';
import { runnableOf } from './runnable.ts';
import { runScenario, type ScenarioResult } from './run-scenario.ts';

/** One scenario and what became of it; of one that failed the place. */
export type ScenarioReport = {
  journey: string;
  file: string;
  title: string;
  result: ScenarioResult;
  place?: Pick<Place, 'line' | 'column'>;
};

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
      value ? [{ journey: id, title: value.title, ...placed(runScenario(value, id, around), document) }] : [],
    );
  });
  return { scenarios, items: coverageItems(sources), seen, hindered };
}

function placed(
  result: ScenarioResult,
  document: JsonDocument,
): Pick<ScenarioReport, 'file' | 'result' | 'place'> {
  const { path: file } = document;
  if (result.passed) return { file, result };
  const { line, column } = document.locate(result.pointer, 'value');
  return { file, result, place: { line, column } };
}
