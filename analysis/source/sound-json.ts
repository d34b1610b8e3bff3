import { deepestJson, strangeSign } from './json-reader.ts';

/**
 * Parses a text that is surely JSON in which no key stands twice; undefined for any other, of which the reader tells more.
 * Nearly all files are such, and to read them sign by sign costs several times as much.
 */
export function parseSound(text: string): { value: unknown } | undefined {
  if (strangeSign.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    // Of a key that stands twice the parser keeps one.
    return keysKept(value, 0) === keysWritten(text) ? { value } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Counts the keys of all objects; no number when they stand deeper than is read. */
function keysKept(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth >= deepestJson) return Number.NaN;
  const parts: unknown[] = Object.values(value);
  const below = parts.reduce<number>((sum, part) => sum + keysKept(part, depth + 1), 0);
  return Array.isArray(value) ? below : below + parts.length;
}

/** Counts the texts of a JSON text behind which a colon stands. */
function keysWritten(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start >= 0;) {
    let end = behindText(text, start);
    start = text.indexOf('"', end);
    while (isBlank(text.charCodeAt(end))) end += 1;
    if (text[end] === ':') count += 1;
  }
  return count;
}

/** Finds where a text ends that begins with a quote: behind the next that no backslash takes the meaning of. */
function behindText(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote + 1;
}

function isEscaped(text: string, quote: number): boolean {
  let before = quote;
  while (text[before - 1] === '\\') before -= 1;
  return (quote - before) % 2 === 1;
}

const isBlank = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
