import type { Rooms } from './rooms.ts';

type Arrow = readonly [from: string, to: string];

/**
 * Draws rooms as a flowchart in Mermaid. An arrow down is left out where others lead the same way; an arrow up, against
 * the order, is always drawn, dotted.
 */
export function flowchartOf({ order, imports }: Rooms): string {
  const arrows = order.flatMap((from) =>
    order.filter((to) => imports.get(from)?.has(to)).map((to): Arrow => [from, to]),
  );
  const isDown = ([from, to]: Arrow): boolean => order.indexOf(from) < order.indexOf(to);
  const down = arrows.filter(isDown);
  return [
    'flowchart TB',
    ...order.map((room) => `  ${room}`),
    ...down.filter((arrow) => !leadsRound(arrow, down)).map(([from, to]) => `  ${from} --> ${to}`),
    ...arrows.filter((arrow) => !isDown(arrow)).map(([from, to]) => `  ${from} -.-> ${to}`),
  ].join('\n');
}

/** Finds whether other arrows lead from the beginning of one to its end. */
function leadsRound([from, to]: Arrow, arrows: readonly Arrow[]): boolean {
  const reached = new Set(arrows.filter(([at, next]) => at === from && next !== to).map(([, next]) => next));
  for (const room of reached) for (const [at, next] of arrows) if (at === room) reached.add(next);
  return reached.has(to);
}
