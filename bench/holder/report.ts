import { availableParallelism, cpus } from 'node:os';
import { writePart } from '../page-part.ts';
import type { Taken } from './measure.ts';
import type { Network } from './phone.ts';
import type { Task } from './tasks.ts';

/** A task with what it took on each network. */
export type Row = { task: Task; taken: Readonly<Partial<Record<Network, Taken>>> };

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Writes what was measured as a table: the middle of the rounds, with the least and the most of them. */
export function tableOf(rows: readonly Row[], networks: readonly Network[]): string {
  const head = ['task', 'taps', 'fields', ...networks.map((name) => `seconds, ${name}`), 'before'];
  const body = rows.map(({ task, taken }) => {
    const [first] = Object.values(taken);
    const times = networks.map((name) => timesOf(taken[name]?.seconds ?? []));
    return [task.name, String(first?.taps), String(first?.fields), ...times, task.before ?? ''];
  });
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

function timesOf(seconds: readonly number[]): string {
  const [sorted, told] = [seconds.toSorted((one, other) => one - other), (it = 0) => it.toFixed(1)];
  const middle = sorted[Math.floor(sorted.length / 2)];
  return `${told(middle)} (${told(sorted[0])}–${told(sorted.at(-1))})`;
}

/** Names the machine, and how busy it was before and after. */
export function circumstances(loads: readonly (number | undefined)[]): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  const day = new Date().toISOString().slice(0, 10);
  const load = loads.map((each) => each?.toFixed(1)).join(' to ');
  return `${day}, ${availableParallelism()} processors (${model}), load average ${load}.`;
}

/** Puts the table into the page of the benchmark, in the place of the one before. */
export const writePage = (text: string): void =>
  writePart('docs/benchmarks/holder.md', 'npm run bench holder -- --write', text);
