import { useEffect, useState } from 'react';
import { createLayouter } from './elk.ts';
import type { Graph } from './graph.ts';
import { elkGraph, layoutOf, type Layout } from './layout.ts';

/** What was laid out last, and for which structure. */
type Laid = { key: string; layout: Layout };

// One worker for the page: it is started with the first drawing.
let lay: ReturnType<typeof createLayouter> | undefined;

/** Lays a graph out. Only what is drawn counts: other words, findings and coverage move nothing. */
export function useLayout(graph: Graph, words: (way: Graph['ways'][number]) => string): Layout | undefined {
  const [laid, setLaid] = useState<Laid>();
  const described = elkGraph(graph, words);
  const key = JSON.stringify(described);
  useEffect(() => {
    let isLeft = false;
    lay ??= createLayouter();
    void lay(JSON.parse(key)).then((found) => {
      if (!isLeft) setLaid({ key, layout: layoutOf(found) });
    });
    return () => {
      isLeft = true;
    };
  }, [key]);
  return laid?.layout;
}
