import { writtenOut } from '../rules/expression.ts';
import type { Library } from './compiled.ts';
import type { PreparedJourney } from './link.ts';

/** Writes compiled journeys as plain JSON, for a build to keep; `linkLibrary` makes them ready to run again without compiling. */
export function prepareJourneys(library: Library): PreparedJourney[] {
  return [...library.journeys.values()].map((journey) => {
    // Steps keep their own definitions; what only the compiler needs stays behind.
    const definition = { ...journey.definition, steps: {} };
    return { id: journey.id, content: write({ ...journey, definition }) };
  });
}

const compilerOnly = new Set(['own', 'edges', 'outcomes']);

function write(value: unknown): unknown {
  if (value instanceof Map) return { $map: [...value].map(([key, item]) => [key, write(item)]) };
  if (value instanceof Set) return { $set: [...value] };
  if (Array.isArray(value)) return value.map(write);
  if (typeof value !== 'object' || value === null) return value;
  if (isExpression(value)) return { $run: [writtenOut(value.source), value.place] };
  const kept = Object.entries(value).filter(([key, item]) => item !== undefined && !isCompilers(value, key));
  return Object.fromEntries(kept.map(([key, item]) => [key, key === 'definition' ? item : write(item)]));
}

const isExpression = (value: object): value is { source: unknown; place: string } => 'evaluate' in value;

/** Compiled steps and journeys have these; what a holder's data or a form names the same is written as it is. */
const isCompilers = (value: object, key: string): boolean => 'definition' in value && compilerOnly.has(key);
