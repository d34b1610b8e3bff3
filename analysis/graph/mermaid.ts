import type { JourneyFile, Step } from '#schemas';
import { edgesOf, entriesOf, type GraphEdge } from '../model/edges.ts';

/**
 * Draws a journey as a Mermaid flowchart: screens as rounded boxes, calls as boxes, branches as diamonds, other
 * journeys as subroutines and ends as stadiums; ways bear the name of their action, code, outcome or case.
 */
export function mermaidOf(definition: JourneyFile): string {
  const ids = new Map(Object.keys(definition.steps).map((name, index) => [name, `s${index}`]));
  const nodes = Object.entries(definition.steps).map(
    ([name, step]) => `  ${ids.get(name)}${shapeOf(name, step)}`,
  );
  const entries = [...new Set(entriesOf(definition))].map(
    (name) => `  begin --> ${ids.get(name) ?? 'begin'}`,
  );
  const ways = mergeParallel(edgesOf(definition)).map(({ from, to, kind, label }) => {
    const arrow = kind === 'error' || kind === 'back' || kind === 'limit' ? '-.->' : '-->';
    return `  ${ids.get(from)} ${arrow}|${quoted(label)}| ${ids.get(to) ?? 'begin'}`;
  });
  return [
    `---`,
    `title: ${definition.id}`,
    `---`,
    'flowchart TD',
    '  begin((" "))',
    ...nodes,
    ...entries,
    ...ways,
  ].join('\n');
}

function shapeOf(name: string, step: Step): string {
  switch (step.kind) {
    case 'form':
      return `(${quoted(name)})`;
    case 'view':
      return `(${quoted(`${name} · ${step.view}`)})`;
    case 'call':
      return `[${quoted(`${name} · ${step.operation}${step.commit === true ? ' · commit' : ''}`)}]`;
    case 'branch':
      return `{${quoted(name)}}`;
    case 'journey':
      return `[[${quoted(`${name} · ${step.journey}`)}]]`;
    case 'end':
      return `([${quoted(`${name} · ${step.outcome}`)}])`;
  }
}

type Way = Pick<GraphEdge, 'from' | 'to' | 'kind'> & { label: string };

/** Draws one arrow for all the ways of a kind from one step to another. */
function mergeParallel(edges: readonly GraphEdge[]): Way[] {
  const grouped = Map.groupBy(edges, ({ from, to, kind }) => JSON.stringify([from, to, kind]));
  return [...grouped.values()].flatMap((group) => {
    const [first] = group;
    const label = group.map((edge) => labelOf(edge)).join(', ');
    return first ? [{ from: first.from, to: first.to, kind: first.kind, label }] : [];
  });
}

function labelOf({ kind, name }: GraphEdge): string {
  switch (kind) {
    case 'case':
      return `case ${name}`;
    case 'step-up':
      return `sca ${name}`;
    case 'limit':
      return `limit ${name}`;
    case 'timer':
      return 'time is up';
    default:
      return name;
  }
}

const quoted = (text: string): string => `"${text.replaceAll('"', '#quot;')}"`;
