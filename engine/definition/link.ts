import type { ErrorCatalogue } from '#schemas';
import { evaluator } from '../rules/evaluator.ts';
import type { CompiledJourney, FormValidator, Library, OperationTable } from './compiled.ts';

/** A compiled journey as plain JSON. */
export type PreparedJourney = { id: string; content: unknown };

/** What journeys run with, however they were made ready. */
export type Surroundings = {
  errors: ErrorCatalogue;
  operations: OperationTable;
  /** Checks answers a second time, where the screen has already done so; without it every answer is taken. */
  validators?: (journeyId: string, form: string) => FormValidator | undefined;
  /** The journey that a challenge of the bank opens; `sca` when left out. */
  stepUpJourney?: string;
};

/** Makes journeys that the build has compiled, with `prepareJourneys`, ready to run. */
export function linkLibrary(sources: Surroundings & { journeys: readonly PreparedJourney[] }): Library {
  const journeys = sources.journeys.map(({ content }) => read(content) as CompiledJourney); // what prepareJourneys wrote
  return assemble(journeys, sources);
}

/** Puts compiled journeys and what they run with into one library. */
export function assemble(journeys: readonly CompiledJourney[], sources: Surroundings): Library {
  const { errors, operations, validators, stepUpJourney = 'sca' } = sources;
  return {
    journeys: new Map(journeys.map((journey) => [journey.id, journey])),
    validators,
    catalogue: errors,
    catalogueCodes: new Map(Object.entries(errors.codes)),
    operations,
    stepUpJourney,
  };
}

type Written = { $run?: [unknown, string]; $map?: [string, unknown][]; $set?: string[] };

function read(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(read);
  if (typeof value !== 'object' || value === null) return value;
  const { $run, $map, $set }: Written = value;
  if ($run) return { evaluate: evaluator(...$run) };
  if ($map) return new Map($map.map(([key, item]) => [key, read(item)]));
  if ($set) return new Set($set);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'definition' ? item : read(item)]),
  );
}
