import type { JsonDocument, Place } from '../source/document.ts';

/** A piece of a text, by offsets into its words. */
export type Within = { from: number; to: number };

/** Finds a piece by a pattern: the first of its groups, or all that it matches. */
export function withinBy(pattern: RegExp, words: string): Within | undefined {
  const match = pattern.exec(words);
  if (!match) return undefined;
  const piece = match[1] ?? match[0];
  const from = match.index + match[0].indexOf(piece);
  return { from, to: from + piece.length };
}

/** Says where in its file a piece of a text stands; the whole text when it does not stand there as a text. */
export function placeWithin(document: JsonDocument, pointer: string, { from, to }: Within): Place {
  const whole = document.locate(pointer, 'value');
  const { start, end } = document.span(pointer, 'value');
  const raw = document.text.slice(start, end);
  if (!raw.startsWith('"')) return whole;
  const [first, last] = [writtenUpTo(raw, from), writtenUpTo(raw, to)];
  return { ...whole, column: whole.column + first, length: Math.max(1, last - first) };
}

const sign = /\\u[\da-fA-F]{4}|\\.|[^]/g;

/** Counts how far a JSON string has come, with its quote, when so many signs of its words have been written. */
function writtenUpTo(raw: string, signs: number): number {
  const before = raw.slice(1).match(sign)?.slice(0, signs) ?? [];
  return before.reduce((length, { length: own }) => length + own, 1);
}
