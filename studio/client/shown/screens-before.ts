import type { JourneyView, StepView } from '../../protocol.ts';

/** Lists the screens that ask something and from which a run can come to a step. */
export function screensBefore({ steps, ways }: JourneyView, step: string): StepView[] {
  const leading = Map.groupBy(ways, ({ to }) => to);
  const met = new Set([step]);
  // A set is walked in the order in which it grows.
  for (const name of met) for (const { from } of leading.get(name) ?? []) met.add(from);
  return steps.filter(({ name, form }) => form !== undefined && name !== step && met.has(name));
}
