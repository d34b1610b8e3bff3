import type { Drawing, DrawnStep, DrawnWay } from './drawing.ts';

const shapes = {
  form: 'shape=box style="rounded,filled" fillcolor="#e8f0fe"',
  view: 'shape=box style="rounded,filled" fillcolor="#e8f0fe"',
  call: 'shape=box',
  branch: 'shape=diamond',
  journey: 'shape=box peripheries=2',
  end: 'shape=oval style=filled fillcolor="#eeeeee"',
} satisfies Record<DrawnStep['kind'], string>;

/**
 * Draws a journey in DOT, the language of Graphviz: screens as rounded blue boxes, calls as boxes, branches as diamonds,
 * other journeys as double boxes, ends as grey ovals; refusals are dashed. Ways that no scenario passes are red.
 */
export function dotOf({ title, steps, entries, ways }: Drawing): string {
  return [
    `digraph ${quoted(title)} {`,
    `  graph [label=${quoted(title)} labelloc=t fontname="Helvetica" rankdir=TB]`,
    '  node [fontname="Helvetica" fontsize=11 margin="0.15,0.08"]',
    '  edge [fontname="Helvetica" fontsize=9]',
    '  begin [shape=circle label="" width=0.2 style=filled fillcolor=black]',
    ...steps.map(
      ({ name, kind, label }) => `  ${quoted(name)} [label=${quoted(stacked(label))} ${shapes[kind]}]`,
    ),
    ...entries.map((name) => `  begin -> ${quoted(name)}`),
    ...ways.map(
      (way) =>
        `  ${quoted(way.from)} -> ${quoted(way.to)} [label=${quoted(stacked(way.label))}${styleOf(way)}]`,
    ),
    '}',
  ].join('\n');
}

/** One name a line, so that boxes and labels stay narrow. */
const stacked = (label: string): string => label.replaceAll(/ · |, /g, '\n');

function styleOf({ isRefusal, passed = 'all' }: DrawnWay): string {
  return `${isRefusal ? ' style=dashed' : ''}${passed === 'all' ? '' : ' color="#cc0000" fontcolor="#cc0000" penwidth=2'}`;
}

const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
