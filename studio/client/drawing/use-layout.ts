import { useEffect, useState } from 'react';
import { createLayouter } from './elk.ts';
import type { Graph } from './graph.ts';
import { elkGraph, type Layout } from './layout.ts';
import { laidOut, practice } from './passes.ts';

/** What was laid out last, and for which structure. */
type Laid = { key: string; layout: Layout };

// One worker for the page.
let lay: ReturnType<typeof createLayouter> | undefined;

/** Starts the worker while the page rests and has it practise, so that the first drawing does not wait for that. */
export function useReadyLayout(): void {
  useEffect(() => {
    // A browser that does not say when it rests starts it with the first drawing.
    if (!('requestIdleCallback' in globalThis)) return undefined;
    const asked = requestIdleCallback(() => {
      lay ??= createLayouter();
      void laidOut(practice, lay);
    });
    return () => cancelIdleCallback(asked);
  }, []);
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
