import type { Finding } from '#analysis';
import type { Colours } from './colours.ts';

/** Shows a finding with its place, the line it speaks of, a mark under it and the hint. */
export function codeFrame(finding: Finding, text: string, colours: Colours): string {
  const { code, severity, file, line, column, length, message, hint } = finding;
  const paint = severity === 'error' ? colours.red : colours.yellow;
  const source = (text.split('\n')[line - 1] ?? '').replace(/\r$/, '').replaceAll('\t', ' ');
  const gutter = String(line);
  const margin = ' '.repeat(gutter.length);
  const mark = '^'.repeat(Math.max(1, Math.min(length, source.length - column + 1)));
  return [
    `${colours.bold(`${file}:${line}:${column}`)} ${paint(severity)} ${colours.dim(code)}`,
    `  ${message}`,
    `  ${colours.dim(`${gutter} |`)} ${source}`,
    `  ${colours.dim(`${margin} |`)} ${' '.repeat(column - 1)}${paint(mark)}`,
    ...(hint === undefined ? [] : [`  ${colours.cyan(hint)}`]),
  ].join('\n');
}
