import type { Drawing, DrawnStep, DrawnWay } from './drawing.ts';

const shapes = {
  form: 'shape=box style="rounded,filled" fillcolor="#e8f0fe"',
  view: 'shape=box style="rounded,filled" fillcolor="#e8f0fe"',
  call: 'shape=box',
  branch: 'shape=diamond',
  assign: 'shape=parallelogram',
  journey: 'shape=box peripheries=2',
  end: 'shape=oval style=filled fillcolor="#eeeeee"',
} satisfies Record<DrawnStep['kind'], string>;

const red = '#cc0000';

// No step can have this name.
const beginning = '"(begin)"';

/**
 * Draws a journey in DOT, the language of Graphviz: screens as rounded blue boxes, calls as boxes, branches as diamonds,
 * other journeys as double boxes, ends as grey ovals; refusals are dashed. Ways that no scenario passes are red. Where many
 * ways lead to one step, most stand as words in the box they begin at.
 */
export function dotOf(drawing: Drawing): string {
  const { title, steps, entries, ways, legend } = drawing;
  const told = toldWays(drawing);
  const toldAt = Map.groupBy(told, ({ from }) => from);
  // The drawer knows how wide the letters of this one are; a picture takes what is nearest.
  const fonts = 'fontname="Helvetica"';
  const head = [
    `<font point-size="14">${escaped(title)}</font>`,
    ...legend.map((line) => small(escaped(line))),
  ];
  return [
    `digraph ${quoted(title)} {`,
    `  graph [label=<${head.join('<br/>')}> labelloc=t ${fonts} rankdir=TB]`,
    `  node [${fonts} fontsize=11 margin="0.15,0.08"]`,
    `  edge [${fonts} fontsize=9]`,
    `  ${beginning} [shape=circle label="" width=0.2 style=filled fillcolor=black]`,
    ...steps.map(
      (step) => `  ${quoted(step.name)} [label=${labelOf(step, toldAt.get(step.name))} ${shapes[step.kind]}]`,
    ),
    ...entries.map((name) => `  ${beginning} -> ${quoted(name)}`),
    ...ways
      .filter((way) => !told.has(way))
      .map(
        (way) =>
          `  ${quoted(way.from)} -> ${quoted(way.to)} [label=${quoted(besideArrow(way.label))}${styleOf(way)}]`,
      ),
    '}',
  ].join('\n');
}

/** One name a line, so that boxes and labels stay narrow. */
const stacked = (label: string): string => label.replaceAll(/ · |, /g, '\n');

/** Keeps a label off its arrow where the letters are wider than the drawer took them for. */
const besideArrow = (label: string): string => stacked(label).replaceAll(/^|$/gm, ' ');

function labelOf({ label }: DrawnStep, told: readonly DrawnWay[] = []): string {
  if (told.length === 0) return quoted(stacked(label));
  const lines = told.map((way) => {
    const words = small(escaped(`${way.label} → ${way.to}`));
    return isOpen(way) ? `<font color="${red}">${words}</font>` : words;
  });
  const rows = [...stacked(label).split('\n').map(escaped), ...lines];
  return `<${rows.join('<br/>')}> margin="0.25,0.08"`;
}

const small = (text: string): string => `<font point-size="9">${text}</font>`;

const isOpen = ({ passed = 'all' }: DrawnWay): boolean => passed !== 'all';

function styleOf(way: DrawnWay): string {
  const open = isOpen(way) ? ` color="${red}" fontcolor="${red}" penwidth=2` : '';
  return `${way.isRefusal ? ' style=dashed' : ''}${open}`;
}

const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** More arrows than this into one step hide one another. */
const mostArrows = 6;

/**
 * Chooses the ways that are better told in the box they begin at than drawn: refusals, and ways to an end, that lead where
 * many others lead. The last of them is drawn, so that the step they lead to stands behind one that leads there.
 */
export function toldWays({ steps, ways }: Drawing): ReadonlySet<DrawnWay> {
  const ends = new Set(steps.flatMap(({ kind, name }) => (kind === 'end' ? [name] : [])));
  const crowded = [...Map.groupBy(ways, ({ to }) => to).values()].filter((into) => into.length > mostArrows);
  return new Set(
    crowded.flatMap((into) => {
      const told = into.filter(({ isRefusal, to }) => isRefusal || ends.has(to));
      return told.length === into.length ? told.slice(0, -1) : told;
    }),
  );
}
