import { availableParallelism, cpus, loadavg } from 'node:os';
import { writePart } from '../page-part.ts';
import type { Effort } from './desk-hand.ts';
import type { Taken } from './measure.ts';

/** A task with what it took in each tool, or why a tool cannot do it. */
export type Row = { name: string; inStudio: Taken; inModeler: Taken | string };

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Writes what was measured as a table: of the seconds the middle of the rounds, with the least and the most of them. */
export function tableOf(rows: readonly Row[]): string {
  const head = ['task', 'Studio', 'seconds', 'Camunda Modeler’s parts', 'seconds'];
  const body = rows.map(({ name, inStudio, inModeler }) => [
    name,
    effortOf(inStudio),
    timesOf(inStudio.seconds),
    ...(typeof inModeler === 'string' ? [inModeler, '–'] : [effortOf(inModeler), timesOf(inModeler.seconds)]),
  ]);
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  const day = new Date().toISOString().slice(0, 10);
  const where = `${day}, ${availableParallelism()} processors (${model}), load average ${loadavg()[0]?.toFixed(1)}.`;
  return [...[head, head.map(() => '---'), ...body].map(line), '', where].join('\n');
}

/** Writes what a hand did. */
export const effortOf = ({ clicks, fields, keys }: Effort): string =>
  [`${clicks} clicks`, `${fields} fields`, ...(keys > 0 ? [`${keys} keys`] : [])].join(', ');

function timesOf(seconds: readonly number[]): string {
  const sorted = seconds.toSorted((one, other) => one - other);
  const [least, middle, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${middle?.toFixed(1)} (${least?.toFixed(1)}–${most?.toFixed(1)})`;
}

/** Puts the table into the page that compares, in the place of the one before. */
export const writePage = (text: string): void =>
  writePart('docs/comparison.md', 'npm run bench studio -- --write', text);
