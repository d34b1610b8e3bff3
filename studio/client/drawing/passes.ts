import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { labelBox, layoutOf, layoutOptions, mainOptions, stepWidth, type Layout } from './layout.ts';
import { withPorts } from './ports.ts';

/** A graph as the layout takes it, and the arrows of the way that is meant. */
export type Described = { graph: ElkNode; main: readonly string[] };

/** Lays one graph out. */
export type Layouter = (graph: ElkNode) => Promise<ElkNode>;

/** Lays out twice: first to see what stands beside what, then with the way that is meant held straight. */
export async function laidOut({ graph, main }: Described, layout: Layouter): Promise<Layout> {
  const first = await layout(roughly(graph));
  return layoutOf(await layout(withPorts(graph, first, new Set(main))));
}

/** Of the first layout only the order of arrows at a step is taken, which is found before steps are placed: the quickest way to place them will do. */
const roughly = (graph: ElkNode): ElkNode => ({
  ...structuredClone(graph),
  layoutOptions: { ...graph.layoutOptions, 'elk.layered.nodePlacement.strategy': 'SIMPLE' },
});

const practised = Array.from({ length: 24 }, (_, index) => `${index}`);

function practiceWay(from: string, to: string | undefined, isMain: boolean): ElkExtendedEdge[] {
  if (to === undefined) return [];
  const own = isMain ? { layoutOptions: { ...mainOptions } } : { labels: [labelBox(to)] };
  return [{ id: `${from} → ${to}`, sources: [from], targets: [to], ...own }];
}

/** Laid out before any journey is: by then the browser has compiled what lays out. */
export const practice: Described = {
  graph: {
    id: 'practice',
    layoutOptions,
    children: practised.map((id) => ({ id, width: stepWidth, height: 60 })),
    edges: practised.flatMap((id, index) => [
      ...practiceWay(id, practised[index + 1], true),
      ...practiceWay(id, practised[index % 3 === 0 ? index - 2 : index + 4], false),
    ]),
  },
  main: practised.slice(1).map((id, index) => `${index} → ${id}`),
};
