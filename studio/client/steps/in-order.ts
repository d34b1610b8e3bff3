import type { JourneyView, StepView } from '../../protocol.ts';

/** Lists steps as they are met: along the way that is meant, each with what leaves it, and last what nothing leads to. */
export function inOrder({ steps, ways, mainPath }: JourneyView): StepView[] {
  const onward = Map.groupBy(ways, ({ from }) => from);
  const byName = new Map(steps.map((step) => [step.name, step]));
  const met = new Set(mainPath);
  // A set is walked in the order in which it grows.
  for (const name of met) for (const { to } of onward.get(name) ?? []) met.add(to);
  for (const { name } of steps) met.add(name);
  return [...met].flatMap((name) => byName.get(name) ?? []);
}
