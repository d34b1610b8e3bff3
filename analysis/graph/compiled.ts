import { compileLibrary, JourneyError, type CompiledJourney, type OperationTable } from '#engine';
import type { FormFile, JourneyFile } from '#schemas';
import type { Language } from '../source/language.ts';
import type { SoundJourney } from './journeys.ts';
import { onceFor } from '../source/memoize.ts';

/**
 * Compiles a journey as the engine does, so that the rules work with the engine’s own dependencies; nothing when the
 * engine refuses it, and other rules tell why.
 */
export function compiledJourney(
  { source, definition }: SoundJourney,
  { contract }: Language,
): CompiledJourney | undefined {
  return compiledAlone(definition, formsOf(source.forms), operationsOf(contract));
}

const operationsOf = onceFor((contract: Language['contract']): OperationTable =>
  Object.fromEntries(contract.operations),
);

function compiledAlone(
  definition: JourneyFile,
  forms: Record<string, FormFile>,
  operations: OperationTable,
): CompiledJourney | undefined {
  try {
    const errors = { codes: {}, default: { type: 'CUSTOM' } } as const;
    const sources = { journeys: [definition], forms: { [definition.id]: forms }, errors, operations };
    return compileLibrary(sources).journeys.get(definition.id);
  } catch (error) {
    if (error instanceof JourneyError) return undefined;
    throw error;
  }
}

function formsOf(forms: ReadonlyMap<string, { value?: FormFile }>): Record<string, FormFile> {
  return Object.fromEntries([...forms].flatMap(([name, { value }]) => (value ? [[name, value]] : [])));
}
