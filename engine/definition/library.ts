import type { ErrorCatalogue, FormFile, JourneyFile } from '#schemas';
import { journeyError } from '../errors.ts';
import { compileJourney } from './compile-journey.ts';
import type { CompiledJourney, FormValidator, Library, OperationTable } from './compiled.ts';

/** All that a library is made of, as read from the files. */
export type LibrarySources = {
  journeys: readonly JourneyFile[];
  /** Journey id → form name → form. */
  forms: Readonly<Record<string, Readonly<Record<string, FormFile>>>>;
  errors: ErrorCatalogue;
  operations: OperationTable;
  /** Checks answers a second time, where the screen has already done so; without it every answer is taken. */
  validators?: (journeyId: string, form: string) => FormValidator | undefined;
  /** The journey that a challenge of the bank opens; `sca` when left out. */
  stepUpJourney?: string;
};

/**
 * Makes journeys ready to run: guards are compiled, references resolved, contents fingerprinted, once.
 *
 * @throws {JourneyError} with a code of the catalogue and the path in the journey file.
 */
export function compileLibrary(sources: LibrarySources): Library {
  const { forms, errors, operations, validators } = sources;
  const journeys = new Map<string, CompiledJourney>();
  for (const definition of sources.journeys) {
    const { id } = definition;
    if (journeys.has(id)) throw journeyError('JOURNEY_TWICE', { journey: id });
    const validate = validators && ((form: string) => validators(id, form));
    journeys.set(id, compileJourney({ definition, forms: forms[id] ?? {}, operations, validate }));
  }
  const library: Library = {
    journeys,
    catalogue: errors,
    catalogueCodes: new Map(Object.entries(errors.codes)),
    operations,
    stepUpJourney: sources.stepUpJourney ?? 'sca',
  };
  return library;
}
