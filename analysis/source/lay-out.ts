import type { JsonDocument } from './document.ts';
import { jsonInLine, jsonText, jsonWithin, widestLine } from './json-text.ts';

type Around = {
  /** The file. */
  text: string;
  /** Where the value begins in it. */
  at: number;
  /** What stands around it is on one line. */
  isInLine: boolean;
};

/** Lays a value out as its file is laid out: on one line or several, by its indentation and its line ends. */
export function layOut(value: unknown, { text, at, isInLine }: Around): string {
  const { indent } = lineAt(text, at);
  const inLine = jsonInLine(value);
  if (isInLine && indent.length + inLine.length <= widestLine) return inLine;
  const [, unit = '  '] = /^([ \t]+)"/m.exec(text) ?? [];
  if (unit === '  ') return jsonWithin(value, indent).replaceAll('\n', endOfLine(text));
  const deeper = (spaces: string): string => indent + unit.repeat(spaces.length / 2);
  const [first = '', ...others] = jsonWithin(value, '').split('\n');
  return [first, ...others.map((line) => line.replace(/^(?: {2})*/, deeper))].join(endOfLine(text));
}

/** Says what changes in a file that comes to hold another value, where it is laid out as the tools write files, so that it stays so; nothing of any other file. */
export function laidOutEdits(
  { text, value }: JsonDocument,
  next: unknown,
): { start: number; end: number; text: string }[] | undefined {
  if (jsonText(value) !== text) return undefined;
  const written = jsonText(next);
  if (written === text) return [];
  const shortest = Math.min(text.length, written.length);
  let start = 0;
  while (start < shortest && text[start] === written[start]) start++;
  let alike = 0;
  while (alike < shortest - start && text.at(-1 - alike) === written.at(-1 - alike)) alike++;
  return [{ start, end: text.length - alike, text: written.slice(start, written.length - alike) }];
}

/** Finds how far the line of a place is moved in, and how long it is. */
export function lineAt(text: string, place: number): { indent: string; length: number } {
  const start = text.lastIndexOf('\n', place - 1) + 1;
  const end = text.indexOf('\n', place);
  const line = text.slice(start, end < 0 ? undefined : end);
  return { indent: /^[ \t]*/.exec(line)?.[0] ?? '', length: line.length };
}

/** How the lines of a file end. */
export const endOfLine = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');
