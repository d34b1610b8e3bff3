import { createColours, type Colours } from './colours.ts';

/** A row of what was looked at, as the table shows it. */
type Shown = {
  check: string;
  state: 'ok' | 'warn' | 'fail' | 'skip';
  expected: string;
  found: string;
  remedy: string;
};

const columns = ['check', 'state', 'expected', 'found', 'what to do'] as const;
const gap = '  ';
const least = 100;

const paints: Record<Shown['state'], (colours: Colours) => (text: string) => string> = {
  ok: ({ green }) => green,
  warn: ({ yellow }) => yellow,
  fail: ({ red }) => red,
  skip: ({ dim }) => dim,
};

/** Draws what was found as one table, as wide as a terminal, and at least as wide as can be read. */
export function doctorTable(
  rows: readonly Shown[],
  { width, colours }: { width: number; colours: boolean },
): string {
  const names = Math.max(...[columns[0], ...rows.map(({ check }) => check)].map((text) => text.length));
  const left = Math.max(width, least) - names - 'state'.length - 4 * gap.length;
  const widths = [names, 'state'.length, ...shares(left)];
  const paint = createColours(colours);
  const head = line(columns, widths, paint.bold);
  const body = rows.map((row) =>
    line([row.check, row.state, row.expected, row.found, row.remedy || '–'], widths, (text) =>
      row.state === 'ok' ? text : paints[row.state](paint)(text),
    ),
  );
  return [head, ...body].join('\n');
}

/** Gives more room to what was found than to the rest. */
function shares(room: number): number[] {
  const [expected, found] = [Math.floor(room * 0.24), Math.floor(room * 0.43)];
  return [expected, found, room - expected - found];
}

function line(cells: readonly string[], widths: readonly number[], paint: (text: string) => string): string {
  const wrapped = cells.map((cell, index) => wrap(cell, widths[index] ?? least));
  const height = Math.max(...wrapped.map(({ length }) => length));
  return Array.from({ length: height }, (_, at) =>
    paint(
      wrapped
        .map((lines, index) => (lines[at] ?? '').padEnd(widths[index] ?? 0))
        .join(gap)
        .trimEnd(),
    ),
  ).join('\n');
}

/** Breaks a text between words, and a word that is longer than a line where the line ends. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let current = '';
    for (const word of paragraph
      .trim()
      .split(/\s+/)
      .flatMap((each) => pieces(each, width))) {
      if (current !== '' && current.length + 1 + word.length > width) {
        lines.push(current);
        current = word;
      } else current = current === '' ? word : `${current} ${word}`;
    }
    lines.push(current);
  }
  return lines;
}

function pieces(word: string, width: number): string[] {
  const parts: string[] = [];
  for (let at = 0; at < word.length; at += width) parts.push(word.slice(at, at + width));
  return parts;
}
