import { compileLibrary, JourneyError, type CompiledJourney, type OperationTable } from '#engine';
import type { Language } from '../source/language.ts';
import { formsOf, type SoundJourney } from './journeys.ts';
import { onceFor } from '../source/memoize.ts';

/**
 * Compiles a journey as the engine does, so that the rules work with the engine’s own dependencies; nothing when the
 * engine refuses it, and other rules tell why.
 */
export function compiledJourney(
  { source, definition }: SoundJourney,
  { contract }: Language,
): CompiledJourney | undefined {
  try {
    const library = compileLibrary({
      journeys: [definition],
      forms: { [definition.id]: formsOf(source.forms) },
      errors: { codes: {}, default: { type: 'CUSTOM' } },
      operations: operationsOf(contract),
    });
    return library.journeys.get(definition.id);
  } catch (error) {
    if (error instanceof JourneyError) return undefined;
    throw error;
  }
}

const operationsOf = onceFor((contract: Language['contract']): OperationTable =>
  Object.fromEntries(contract.operations),
);
