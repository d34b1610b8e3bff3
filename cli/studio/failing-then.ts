import { runnableOf, runScenario, withCallers, type Sources } from '#analysis';

/** Names the scenarios of a journey, and of those that run it, that pass now and do not then, by their titles. */
export function failingThen(journey: string, before: Sources, after: Sources): string[] {
  const passing = passingIn(journey, before);
  const still = passingIn(journey, after);
  const kept = new Set([...after.journeys.values()].flatMap(pathsOf));
  return [...passing].flatMap(([path, title]) => (still.has(path) || !kept.has(path) ? [] : [title]));
}

const pathsOf = ({
  scenarios,
}: {
  scenarios: ReadonlyMap<string, { document: { path: string } }>;
}): string[] => [...scenarios.values()].map(({ document }) => document.path);

function passingIn(journey: string, sources: Sources): Map<string, string> {
  const ground = {
    library: runnableOf(sources).library,
    language: sources.language,
    seen: new Set<string>(),
  };
  const scenarios = [...new Set([journey, ...withCallers([journey], sources)])].flatMap((id) =>
    ground.library.journeys.has(id)
      ? [...(sources.journeys.get(id)?.scenarios.values() ?? [])].map((scenario) => ({ id, ...scenario }))
      : [],
  );
  return new Map(
    scenarios.flatMap(({ id, document, value }) =>
      value && runScenario(value, id, ground).passed ? [[document.path, value.title]] : [],
    ),
  );
}
