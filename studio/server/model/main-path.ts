import type { JourneyFile } from '#schemas';
import { isRefusal, type GraphEdge } from '#analysis';

/**
 * Finds the way that a journey is meant to go: from its start by what goes on, to an end. Of several ways on the first is
 * taken that leads to an end at all; a holder who closes goes nowhere.
 */
export function mainPath(definition: JourneyFile, edges: readonly GraphEdge[]): string[] {
  const onward = Map.groupBy(
    edges.filter((edge) => !isRefusal(edge) && leadsOn(edge)),
    ({ from }) => from,
  );
  const passed = new Set<string>();
  const walk = (step: string): string[] | undefined => {
    if (passed.has(step)) return undefined;
    passed.add(step);
    if (definition.steps[step]?.kind === 'end') return [step];
    const ways = (onward.get(step) ?? []).toSorted((one, other) => rankOf(one) - rankOf(other));
    for (const { to } of ways) {
      const rest = walk(to);
      if (rest) return [step, ...rest];
    }
    return undefined;
  };
  return walk(definition.start) ?? [definition.start];
}

// What a holder leaves by, or is stopped by.
const leaving = new Set([
  'close',
  'closed',
  'cancelled',
  'blocked',
  'failed',
  'expired',
  'left',
  'later',
  'skip',
]);

const leadsOn = ({ kind, name }: GraphEdge): boolean => kind !== 'timer' && !leaving.has(name);

function rankOf({ kind, name }: GraphEdge): number {
  if (kind === 'action') return name === 'submit' ? 0 : 1;
  if (kind === 'step-up') return 3;
  // Cases stand with what is special first, and what is usual last.
  return kind === 'case' ? 2 - Number(name) / 1000 : 2;
}
