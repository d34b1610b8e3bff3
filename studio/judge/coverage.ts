import { measure, testJourneys, type Sources } from '#analysis';
import { closureOf, sourcesOf } from './closure.ts';

/** What the scenarios of a journey pass of it. */
export type JourneyCoverage = { passed: number; total: number; seen: ReadonlySet<string> };

type Known = { inputs: readonly unknown[]; coverage: JourneyCoverage };

/** Plays the scenarios of journeys, and plays those again only of which something has changed. */
export function createCoverage() {
  const known = new Map<string, Known>();
  return {
    measure: (sources: Sources, id: string): JourneyCoverage => {
      const found = known.get(id);
      const inputs = inputsOf(sources, id);
      if (found && isSame(found.inputs, inputs)) return found.coverage;
      const coverage = measured(sources, id);
      known.set(id, { inputs, coverage });
      return coverage;
    },
  };
}

/** What the scenarios of a journey depend on. */
const inputsOf = (sources: Sources, id: string): unknown[] => [
  sources.catalogue,
  ...[...closureOf(sources, id)].map((name) => sources.journeys.get(name)),
];

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((input, index) => input === other[index]);

function measured(sources: Sources, id: string): JourneyCoverage {
  const { items, seen } = testJourneys(sourcesOf(sources, id));
  const own = items.filter(({ journey }) => journey === id);
  const { passed, total } = measure(own, seen);
  return { passed, total, seen };
}
