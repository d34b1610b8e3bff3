import type { SchemaNode } from '../source/schema-shapes.ts';
import { isAnchored, readPattern, type PatternPart } from './pattern-parts.ts';

/** Returns the most characters that a schema lets a text have; Infinity when it names no bound. */
export function longestText(schema: SchemaNode): number {
  const { maxLength, pattern, enum: values, const: value } = schema;
  const bounds = [
    typeof maxLength === 'number' ? maxLength : Infinity,
    typeof pattern === 'string' ? longestMatch(pattern) : Infinity,
    Array.isArray(values) ? Math.max(...values.map((each) => String(each).length)) : Infinity,
    typeof value === 'string' ? value.length : Infinity,
  ];
  return Math.min(...bounds);
}

/** Returns the most characters that a pattern matches from end to end; Infinity when it is open or not understood. */
export function longestMatch(pattern: string): number {
  const read = isAnchored(pattern) ? readPattern(pattern) : undefined;
  return read ? longestOf(read.whole) : Infinity;
}

function longestOf(part: PatternPart): number {
  const longest = 'ways' in part ? Math.max(...part.ways.map(longestInRow)) : 1;
  // Nothing repeated without end is still nothing.
  return longest === 0 ? 0 : longest * part.most;
}

const longestInRow = (parts: readonly PatternPart[]): number =>
  parts.reduce((sum, part) => sum + longestOf(part), 0);
