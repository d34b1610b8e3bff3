import type { ScenarioFile } from '#schemas';
import { pointerKeys, pointerTo, type Part } from '../source/document.ts';
import { isNode } from '../source/schema-shapes.ts';
import type { Language } from '../source/language.ts';
import { onceFor } from '../source/memoize.ts';
import { namesHeld } from './held-names.ts';

/** A name that a scenario uses: its sort, as the schemas call it, and where it stands. */
export type ScenarioName = { sort: string; name: string; pointer: string; part: Part };

/** Lists what a scenario names, but for the flags that it gives. */
export const namesInScenario = onceFor(({ byName, nameOf }: Language['schemas']) =>
  onceFor((scenario: ScenarioFile): readonly ScenarioName[] =>
    namesHeld(scenario, nameOf('scenario'), byName).flatMap(({ sort, name, keys, part }) => {
      // Errors name their field by its pointer; one of the form as a whole has none.
      const named = sort === 'field' ? pointerKeys(name)[0] : name;
      return named === undefined ? [] : [{ sort, name: named, pointer: pointerTo('', ...keys), part }];
    }),
  ),
);

/** A flag of the context that a scenario gives, by its path, and its value. */
export type GivenFlag = { path: readonly string[]; value: unknown; pointer: string };

/** Lists the flags that a scenario gives: what stands at the end of each way through its objects. */
export const flagsGiven = onceFor(({ given }: ScenarioFile): GivenFlag[] => {
  const { profile, card, session } = given ?? {};
  return [...leavesOf({ profile, card, session }, [], '/given')];
});

function* leavesOf(node: unknown, path: readonly string[], pointer: string): Generator<GivenFlag> {
  if (!isNode(node)) yield { path, value: node, pointer };
  else
    for (const [key, value] of Object.entries(node))
      if (value !== undefined) yield* leavesOf(value, [...path, key], pointerTo(pointer, key));
}
