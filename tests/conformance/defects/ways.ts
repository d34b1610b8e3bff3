import type { JourneyFile } from '#schemas';
import { nodesIn } from './tree.ts';

/** Lists the steps that runs can come to from the start, by whatever names a target. */
export const reachedFromStart = (definition: JourneyFile): Set<string> =>
  reachedFrom(definition, [definition.start]);

function reachedFrom({ steps, limits = {}, errors }: JourneyFile, begin: readonly string[]): Set<string> {
  const seen = new Set(begin);
  const everywhere = targetsIn([limits, errors]);
  // A set visits what is added while it is walked.
  for (const name of seen) for (const to of [...targetsIn(steps[name]), ...everywhere]) seen.add(to);
  return seen;
}

const targetsIn = (value: unknown): string[] =>
  [...nodesIn(value)].flatMap(({ pointer, value: to }) =>
    pointer.endsWith('/to') && typeof to === 'string' ? [to] : [],
  );

/** Names the forms whose screens no run can have shown when it comes to a step. */
export function formsNeverBefore(definition: JourneyFile, step: string): string[] {
  const shows = Map.groupBy(
    Object.entries(definition.steps).flatMap(([name, each]) =>
      each.kind === 'form' && each.form !== undefined ? [{ name, form: each.form }] : [],
    ),
    ({ form }) => form,
  );
  return [...shows].flatMap(([form, screens]) =>
    screens.some(({ name }) => reachedFrom(definition, [name]).has(step)) ? [] : [form],
  );
}
