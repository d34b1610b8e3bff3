import { loadavg } from 'node:os';

/** Waits for one thing in milliseconds, with the bar that they are held to, and how long the same takes in a bare page of Vite. */
export type Figure = {
  name: string;
  /** In milliseconds; nothing for what is told beside. */
  bar?: number;
  /** Which of the waits is held to the bar. */
  held: 'middle' | 'p95';
  waits: readonly number[];
  /** Waits of a bare page of Vite for the same. */
  bare?: readonly number[];
  note?: string;
};

/** The wait that a share of all stays below. */
export function waitAt(waits: readonly number[], share: number): number {
  const sorted = waits.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const whole = (wait: number): string => String(Math.round(wait));

/** Writes a figure as a row of the table. */
export function rowOf({ name, bar, held, waits, bare, note }: Figure): string {
  const judged = waitAt(waits, held === 'middle' ? 0.5 : 0.95);
  const verdict = bar === undefined ? '–' : judged <= bar ? 'held' : '**MISSED**';
  const cells = [
    name,
    bar === undefined ? '–' : `${bar}, ${held}`,
    String(waits.length),
    whole(waitAt(waits, 0.5)),
    whole(waitAt(waits, 0.95)),
    whole(Math.max(...waits)),
    verdict,
    bare ? `${(waitAt(waits, 0.5) / waitAt(bare, 0.5)).toFixed(1)} × ${whole(waitAt(bare, 0.5))}` : '–',
    note ?? '',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Names the columns. */
export const head = [
  '| what | bar | of | middle | p95 | most | verdict | to a bare page of Vite | beside |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n');

/** How busy the machine is. */
export const load = (): string => loadavg()[0]?.toFixed(1) ?? '';
