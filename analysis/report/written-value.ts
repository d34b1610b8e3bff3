import type { Edit } from '../rules/rule.ts';
import { pointerKeys, type JsonDocument } from '../source/document.ts';
import { endOfLine, lineAt } from '../source/lay-out.ts';
import { valueAt } from '../source/schema-shapes.ts';

/** Reads how a value of a file is written, moved out to the margin; nothing where none stands. */
export function writtenValue(document: JsonDocument, pointer: string): string | undefined {
  if (valueAt(document.value, pointerKeys(pointer)) === undefined) return undefined;
  const { start, end } = document.span(pointer, 'value');
  const { indent } = lineAt(document.text, start);
  const [first = '', ...others] = document.text.slice(start, end).split(/\r?\n/);
  return [first, ...others.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))].join(
    '\n',
  );
}

/** Says what changes in a file when a value is written as a text has it, moved in to where it stands. */
export function writtenValueEdit(document: JsonDocument, pointer: string, text: string): Edit {
  const span = document.span(pointer, 'value');
  const { indent } = lineAt(document.text, span.start);
  const [first = '', ...others] = text.trim().split(/\r?\n/);
  const moved = others.map((line) => (line.trim() === '' ? '' : indent + line));
  return { ...span, text: [first, ...moved].join(endOfLine(document.text)) };
}
