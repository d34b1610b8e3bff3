import {
  measure,
  testJourneys,
  type CoverageItem,
  type Hindrance,
  type ScenarioReport,
  type Sources,
} from '#analysis';
import { closureOf, sourcesOf } from './closure.ts';

/** What the scenarios of a journey pass of it, what became of each, and what keeps it or them from being played. */
export type JourneyCoverage = {
  passed: number;
  total: number;
  seen: ReadonlySet<string>;
  uncovered: readonly CoverageItem[];
  scenarios: readonly ScenarioReport[];
  hindered: readonly Hindrance[];
};

type Known = { inputs: readonly unknown[]; coverage: JourneyCoverage };

/** Plays the scenarios of journeys, and plays those again only of which something has changed. */
export function createCoverage() {
  const known = new Map<string, Known>();
  return {
    measure: (sources: Sources, id: string): JourneyCoverage => {
      const found = known.get(id);
      const inputs = inputsOf(sources, id);
      if (found && isSameInputs(found.inputs, inputs)) return found.coverage;
      const coverage = measured(sources, id);
      known.set(id, { inputs, coverage });
      return coverage;
    },
  };
}

/** Lists what the scenarios of a journey depend on. */
export const inputsOf = (sources: Sources, id: string): unknown[] => [
  sources.catalogue,
  ...[...closureOf(sources, id)].map((name) => sources.journeys.get(name)),
];

/** Returns whether nothing of what scenarios depend on has changed. */
export const isSameInputs = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((input, index) => input === other[index]);

function measured(sources: Sources, id: string): JourneyCoverage {
  const { items, seen, scenarios, hindered } = testJourneys(sourcesOf(sources, id));
  const isOwn = ({ journey }: { journey: string }): boolean => journey === id;
  return { ...measure(items.filter(isOwn), seen), seen, scenarios: scenarios.filter(isOwn), hindered };
}
