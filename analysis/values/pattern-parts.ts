import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { onceFor } from '../source/memoize.ts';
import type { SchemaNode } from '../source/schema-shapes.ts';

/** A part of a pattern: a character as the pattern writes it, one alone as it is, or ways of which one is gone; and how often. */
export type PatternPart = { least: number; most: number } & (
  | { character: string; literal?: string }
  /** A mark of an end of the text is a way that takes nothing. */
  | { ways: readonly (readonly PatternPart[])[]; asserts?: 'start' | 'end' }
);

/** A pattern without the marks of its ends; exact where nothing in it looks around or refers back. */
export type Pattern = { whole: PatternPart; isExact: boolean };

const once = { least: 1, most: 1 };
const nothing: PatternPart = { ways: [[]], ...once };
const anyText: PatternPart = { character: String.raw`[\s\S]`, least: 0, most: Infinity };

/** Reads a pattern; nothing where it is none. */
export function readPattern(pattern: string): Pattern | undefined {
  const source = pattern.replace(/^\^/, '').replace(/\$$/, '');
  const read = parsed(source);
  if (!read) return undefined;
  let isExact = true;
  const isMore = () => {
    isExact = false;
  };
  visitRegExpAST(read, { onAssertionEnter: isMore, onBackreferenceEnter: isMore });
  return { whole: waysOf(read), isExact };
}

/** Reads a pattern with the marks of its ends; nothing where it is none. */
export function readWithEnds(pattern: string): PatternPart | undefined {
  const read = parsed(pattern);
  return read && waysOf(read);
}

/** Returns whether a pattern holds from end to end. */
export const isAnchored = (pattern: string): boolean => pattern.startsWith('^') && pattern.endsWith('$');

function parsed(source: string): AST.Pattern | undefined {
  try {
    return new RegExpParser().parsePattern(source, 0, source.length, { unicode: true });
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const waysOf = ({ alternatives }: Pick<AST.Pattern, 'alternatives'>): PatternPart => ({
  ways: alternatives.map(({ elements }) => elements.map(partOf)),
  ...once,
});

function partOf(element: AST.Element): PatternPart {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return waysOf(element);
    case 'Quantifier':
      return { ...partOf(element.element), least: element.min, most: element.max };
    case 'Assertion':
      return element.kind === 'start' || element.kind === 'end'
        ? { ...nothing, asserts: element.kind }
        : nothing;
    case 'Backreference':
      return anyText;
    case 'Character':
      return { character: element.raw, literal: String.fromCodePoint(element.value), ...once };
    default:
      return { character: element.raw, ...once };
  }
}

/** Returns the most characters that a schema lets a text have; Infinity when it names no bound. */
export const longestText = onceFor((schema: SchemaNode): number => {
  const { maxLength, pattern, enum: values, const: value } = schema;
  const bounds = [
    typeof maxLength === 'number' ? maxLength : Infinity,
    typeof pattern === 'string' ? longestMatch(pattern) : Infinity,
    Array.isArray(values) ? Math.max(...values.map((each) => String(each).length)) : Infinity,
    typeof value === 'string' ? value.length : Infinity,
  ];
  return Math.min(...bounds);
});

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
