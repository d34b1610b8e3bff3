import type { Check, Task } from './task.ts';

const begin = '<!-- tasks: npm run tasks -- --write -->\n';
const end = '<!-- end of tasks -->\n';

/** Writes the tasks place by place, each with the command that names the next place. */
export function tasksInWords(tasks: readonly Task[]): string {
  return tasks.map(taskInWords).join('\n');
}

function taskInWords({ name, wish, stages, atEnd, beside }: Task): string {
  const places = stages.map(
    ({ place, what, generate, left }, index) =>
      `${index + 1}. \`${place}\`: ${what}${generate === undefined ? '' : `; \`npm run ${generate}\``}${
        left === undefined ? '.' : `. \`${commandOf(left)}\` names the next.`
      }`,
  );
  const well = atEnd.map((check) => `\`${commandOf(check)}\``).join(', ');
  return `### ${wish} (${name})\n\n${places.join('\n')}\n\nIt is done when these are green: ${well}.\n${beside === undefined ? '' : `\n${beside}\n`}`;
}

function commandOf(check: Check): string {
  switch (check.by) {
    case 'types':
      return 'npx tsc';
    case 'lint':
      return 'npx oxlint --type-aware';
    case 'journeys':
      return 'npx percorso check';
    case 'scenarios':
      return 'npx percorso test';
    case 'tests':
      return `npx vitest run ${check.files.join(' ')}`;
  }
}

/** Finds the part of CONTRIBUTING.md that the tasks write, between its two marks. */
export function writtenPart(text: string): { before: string; part: string; behind: string } {
  const from = text.indexOf(begin) + begin.length;
  const to = text.indexOf(end);
  if (from < begin.length || to < from)
    throw new Error(`expected the marks ${begin.trim()} and ${end.trim()}`);
  return { before: text.slice(0, from), part: text.slice(from, to), behind: text.slice(to) };
}
