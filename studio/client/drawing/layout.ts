import type { ElkLabel, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Graph } from './graph.ts';

/** A place on the drawing, in its own pixels. */
export type Point = { x: number; y: number };

/** An arrow laid out: where it bends, and where its words stand. */
export type LaidWay = { points: readonly Point[]; label?: Point };

/** Where everything stands. */
export type Layout = { steps: ReadonlyMap<string, Point>; ways: ReadonlyMap<string, LaidWay> };

/** How wide every step is; its height depends on what is folded into it. */
export const stepWidth = 240;

const lineHeight = 20;

/** How high a step is. */
export const stepHeight = ({ refusals, exits }: Graph['steps'][number]): number =>
  60 + (refusals.length + exits.length > 0 ? lineHeight + 4 : 0);

/** The longest words beside an arrow. */
export const labelWidth = 168;

/** How every journey is laid out. */
export const layoutOptions: Readonly<Record<string, string>> = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  // What the file says first stands first, so that a change moves nothing else.
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '2',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
};

/** What holds arrows of the way that is meant straight. */
export const mainOptions: Readonly<Record<string, string>> = {
  'elk.layered.priority.direction': '20',
  'elk.layered.priority.shortness': '20',
  'elk.layered.priority.straightness': '100',
};

/** Writes a graph for the layout; words beside arrows have their place in it. */
export function elkGraph({ steps, ways }: Graph, words: (way: Graph['ways'][number]) => string): ElkNode {
  return {
    id: 'journey',
    layoutOptions: { ...layoutOptions },
    children: steps.map((drawn) => ({
      id: drawn.step.name,
      width: stepWidth,
      height: stepHeight(drawn),
      ...(drawn.step.isStart && { layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' } }),
    })),
    edges: ways.map((way) => {
      const text = words(way);
      return {
        id: way.id,
        sources: [way.from],
        targets: [way.to],
        ...(way.isMain && { layoutOptions: { ...mainOptions } }),
        ...(text !== '' && { labels: [labelBox(text)] }),
      };
    }),
  };
}

const letterWidth = 6.6;

/** The place of words beside an arrow. */
export const labelBox = (text: string): ElkLabel => ({
  text,
  width: Math.min(labelWidth, text.length * letterWidth + 10),
  height: lineHeight,
  layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
});

/** Reads what the layout has found. */
export function layoutOf({ children = [], edges = [] }: ElkNode): Layout {
  return {
    steps: new Map(children.map(({ id, x = 0, y = 0 }) => [id, { x, y }])),
    ways: new Map(
      edges.map(({ id, sections = [], labels = [] }) => {
        const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
          startPoint,
          ...bendPoints,
          endPoint,
        ]);
        const [label] = labels;
        return [
          id,
          {
            points,
            ...(label && {
              label: {
                x: (label.x ?? 0) + (label.width ?? 0) / 2,
                y: (label.y ?? 0) + (label.height ?? 0) / 2,
              },
            }),
          },
        ];
      }),
    ),
  };
}
