import { useEffect, useState } from 'react';
import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { createLayouter } from './elk.ts';
import type { Graph } from './graph.ts';
import { elkGraph, layoutOf, type Layout } from './layout.ts';
import { withPorts } from './ports.ts';

/** What was laid out last, and for which structure. */
type Laid = { key: string; layout: Layout };

// One worker for the page: it is started with the first drawing.
let lay: ReturnType<typeof createLayouter> | undefined;

type Described = { graph: ElkNode; main: readonly string[] };

/** Lays out twice: first to see what stands beside what, then with the way that is meant held straight. */
async function laidOut(
  { graph, main }: Described,
  layout: ReturnType<typeof createLayouter>,
): Promise<Layout> {
  const first = await layout(structuredClone(graph));
  return layoutOf(await layout(withPorts(graph, first, new Set(main))));
}

/** Lays a graph out. Only what is drawn counts: other words, findings and coverage move nothing. */
export function useLayout(graph: Graph, words: (way: Graph['ways'][number]) => string): Layout | undefined {
  const [laid, setLaid] = useState<Laid>();
  const described = elkGraph(graph, words);
  const key = JSON.stringify({
    graph: described,
    main: graph.ways.flatMap(({ id, isMain }) => (isMain ? [id] : [])),
  });
  useEffect(() => {
    let isLeft = false;
    lay ??= createLayouter();
    const show = async (layouter: typeof lay): Promise<void> => {
      const layout = layouter && (await laidOut(JSON.parse(key), layouter));
      if (layout && !isLeft) setLaid({ key, layout });
    };
    void show(lay);
    return () => {
      isLeft = true;
    };
  }, [key]);
  return laid?.layout;
}
