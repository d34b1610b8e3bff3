import type { Drawing, DrawnStep } from './drawing.ts';

/**
 * Draws a journey as a Mermaid flowchart: screens as rounded boxes, calls as boxes, branches as diamonds, other
 * journeys as subroutines and ends as stadiums; ways bear the name of their action, code, outcome or case. Ways that no
 * scenario passes are red.
 */
export function mermaidOf({ title, steps, entries, ways }: Drawing): string {
  const ids = new Map(steps.map(({ name }, index) => [name, `s${index}`]));
  const idOf = (name: string): string => ids.get(name) ?? 'begin';
  const open = ways.flatMap(({ passed = 'all' }, index) =>
    passed === 'all' ? [] : [index + entries.length],
  );
  return [
    `---`,
    `title: ${title}`,
    `---`,
    'flowchart TD',
    '  begin((" "))',
    ...steps.map((step) => `  ${idOf(step.name)}${shapeOf(step)}`),
    ...entries.map((name) => `  begin --> ${idOf(name)}`),
    ...ways.map(
      ({ from, to, label, isRefusal }) =>
        `  ${idOf(from)} ${isRefusal ? '-.->' : '-->'}|${quoted(label)}| ${idOf(to)}`,
    ),
    ...(open.length > 0 ? [`  linkStyle ${open.join(',')} stroke:#c00,stroke-width:3px`] : []),
  ].join('\n');
}

function shapeOf({ kind, label }: DrawnStep): string {
  const text = quoted(label);
  const shapes = {
    form: `(${text})`,
    view: `(${text})`,
    call: `[${text}]`,
    branch: `{${text}}`,
    assign: `[/${text}/]`,
    journey: `[[${text}]]`,
    end: `([${text}])`,
  } satisfies Record<DrawnStep['kind'], string>;
  return shapes[kind];
}

const quoted = (text: string): string => `"${text.replaceAll('"', '#quot;')}"`;
