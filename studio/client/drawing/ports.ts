import type { ElkNode, ElkPort } from 'elkjs/lib/elk-api.js';

type Side = 'NORTH' | 'SOUTH';

/** Where an arrow touches a step, as a first layout has it. */
type Touch = { port: string; step: string; side: Side; x: number; isMain: boolean };

/**
 * Fixes where arrows touch steps: those of the way that is meant in the middle, the others beside them as a first layout
 * has ordered them. Laid out again, the way that is meant goes straight down.
 */
export function withPorts(graph: ElkNode, laid: ElkNode, main: ReadonlySet<string>): ElkNode {
  const steps = new Map(laid.children?.map((step) => [step.id, step]));
  const touches = (laid.edges ?? []).flatMap((edge): Touch[] => {
    const [section] = edge.sections ?? [];
    const [from, to] = [steps.get(edge.sources[0] ?? ''), steps.get(edge.targets[0] ?? '')];
    if (!section || !from || !to) return [];
    const isMain = main.has(edge.id);
    return [
      { port: `${edge.id} out`, step: from.id, isMain, ...touchOf(from, section.startPoint) },
      { port: `${edge.id} in`, step: to.id, isMain, ...touchOf(to, section.endPoint) },
    ];
  });
  const byStep = Map.groupBy(touches, ({ step }) => step);
  const known = new Set(touches.map(({ port }) => port));
  return {
    ...graph,
    children: (graph.children ?? []).map((step) => ({
      ...step,
      layoutOptions: { ...step.layoutOptions, 'elk.portConstraints': 'FIXED_POS' },
      ports: (['NORTH', 'SOUTH'] as const).flatMap((side) => {
        const own = (byStep.get(step.id) ?? []).filter((touch) => touch.side === side);
        return portsOf(own, { width: step.width ?? 0, y: side === 'NORTH' ? 0 : (step.height ?? 0) });
      }),
    })),
    edges: (graph.edges ?? []).map((edge) =>
      known.has(`${edge.id} out`)
        ? { ...edge, sources: [`${edge.id} out`], targets: [`${edge.id} in`] }
        : edge,
    ),
  };
}

function touchOf(
  { x = 0, y = 0, height = 0 }: ElkNode,
  point: { x: number; y: number },
): Pick<Touch, 'side' | 'x'> {
  return { side: point.y < y + height / 2 ? 'NORTH' : 'SOUTH', x: point.x - x };
}

function portsOf(touches: readonly Touch[], { width, y }: { width: number; y: number }): ElkPort[] {
  const middle = touches.find(({ isMain }) => isMain);
  const sorted = touches.filter((touch) => touch !== middle).toSorted((one, other) => one.x - other.x);
  const place = (some: readonly Touch[], from: number, to: number): ElkPort[] =>
    some.map(({ port }, index) => portAt(port, from + ((index + 1) * (to - from)) / (some.length + 1), y));
  if (!middle) return place(sorted, 0, width);
  return [
    ...place(
      sorted.filter(({ x }) => x <= middle.x),
      0,
      width / 2,
    ),
    portAt(middle.port, width / 2, y),
    ...place(
      sorted.filter(({ x }) => x > middle.x),
      width / 2,
      width,
    ),
  ];
}

const portAt = (id: string, x: number, y: number): ElkPort => ({
  id,
  x,
  y,
  width: 0,
  height: 0,
  layoutOptions: { 'elk.port.side': y === 0 ? 'NORTH' : 'SOUTH' },
});
