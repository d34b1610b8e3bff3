import type { Finding } from '#analysis';
import { pathLine } from './check-report.ts';
import type { Voice } from './voice.ts';

/** Shows a finding with its place, the line it speaks of, a mark under it and the hint. */
export function codeFrame(finding: Finding, lines: readonly string[], { say, colours }: Voice): string {
  const { code, severity, file, line, column, length, message, hint, path } = finding;
  // How bad it is stands as in every format: editors read this line.
  const paint = severity === 'error' ? colours.red : colours.yellow;
  const whole = (lines[line - 1] ?? '').replaceAll('\t', ' ');
  const { source, before } = clipped(whole, column - 1);
  const gutter = String(line);
  const margin = ' '.repeat(gutter.length);
  const mark = '^'.repeat(Math.max(1, Math.min(length, source.length - before)));
  return [
    `${colours.bold(`${file}:${line}:${column}`)} ${paint(severity)} ${colours.dim(code)}`,
    `  ${message}`,
    `  ${colours.dim(`${gutter} |`)} ${source}`,
    `  ${colours.dim(`${margin} |`)} ${' '.repeat(before)}${paint(mark)}`,
    ...(path === undefined
      ? []
      : [`  ${colours.dim(say({ en: 'path |', it: 'via |' }))} ${pathLine(finding)}`]),
    ...(hint === undefined ? [] : [`  ${colours.cyan(hint)}`]),
  ].join('\n');
}

/** More of a line is not shown: a text written in one line can be a whole file. */
const mostColumns = 400;
const mostBefore = 80;

/** Cuts a line to what stands around a place of it; `before` is where the place stands in what is left. */
function clipped(line: string, at: number): { source: string; before: number } {
  if (line.length <= mostColumns) return { source: line, before: at };
  const from = Math.max(0, at - mostBefore);
  const rest = line.slice(from, from + mostColumns);
  const head = from > 0 ? '…' : '';
  const tail = from + mostColumns < line.length ? '…' : '';
  return { source: `${head}${rest}${tail}`, before: at - from + head.length };
}
