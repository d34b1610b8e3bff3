import { jsonInLine, jsonWithin } from './json-text.ts';

/** What fits on a line of the files. */
export const widestLine = 110;

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

/** Finds how far the line of a place is moved in, and how long it is. */
export function lineAt(text: string, place: number): { indent: string; length: number } {
  const start = text.lastIndexOf('\n', place - 1) + 1;
  const end = text.indexOf('\n', place);
  const line = text.slice(start, end < 0 ? undefined : end);
  return { indent: /^[ \t]*/.exec(line)?.[0] ?? '', length: line.length };
}

/** How the lines of a file end. */
export const endOfLine = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');
