import { useEffect, useState } from 'react';
import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { createLayouter } from './elk.ts';
import type { Graph } from './graph.ts';
import { elkGraph, layoutOf, type Layout } from './layout.ts';
import { withPorts } from './ports.ts';

/** What was laid out last, and for which structure. */
type Laid = { key: string; layout: Layout };

// One worker for the page.
let lay: ReturnType<typeof createLayouter> | undefined;

/** Starts the worker while the page rests, so that the first drawing does not wait for it. */
export function useReadyLayout(): void {
  useEffect(() => {
    // A browser that does not say when it rests starts it with the first drawing.
    if (!('requestIdleCallback' in globalThis)) return undefined;
    const asked = requestIdleCallback(() => {
      lay ??= createLayouter();
      void lay({ id: 'none' });
    });
    return () => cancelIdleCallback(asked);
  }, []);
}

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
