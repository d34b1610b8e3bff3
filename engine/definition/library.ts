import type { FormFile, JourneyFile } from '#schemas';
import { journeyError } from '../errors.ts';
import { compileJourney } from './compile-journey.ts';
import type { Library } from './compiled.ts';
import { assemble, type Surroundings } from './link.ts';

/** All that a library is made of, as read from the files. */
export type LibrarySources = Surroundings & {
  journeys: readonly JourneyFile[];
  /** Journey id → form name → form. */
  forms: Readonly<Record<string, Readonly<Record<string, FormFile>>>>;
};

/**
 * Makes journeys ready to run: guards are compiled, dependencies computed, contents fingerprinted, once. What journeys
 * name is not looked for here: `checkLibrary` does.
 *
 * @throws {JourneyError} with a code of the catalogue and the path in the journey file.
 */
export function compileLibrary(sources: LibrarySources): Library {
  const { forms, operations } = sources;
  const ids = new Set<string>();
  const journeys = sources.journeys.map((definition) => {
    const { id } = definition;
    if (ids.has(id)) throw journeyError('JOURNEY_TWICE', { journey: id });
    ids.add(id);
    return compileJourney({ definition, forms: forms[id] ?? {}, operations });
  });
  return assemble(journeys, sources);
}
