import type { ScenarioFile } from '#schemas';
import { pointerKeys, pointerTo, type Part } from '../source/document.ts';
import { isNode } from '../source/schema-shapes.ts';
import type { Language } from '../source/language.ts';
import { onceFor } from '../source/memoize.ts';
import { namesHeld } from './held-names.ts';

/** What a scenario names by a name that must be there. */
export type NamedKind =
  | 'action'
  | 'field'
  | 'input'
  | 'operation'
  | 'outcome'
  | 'popup'
  | 'refusal'
  | 'requirement'
  | 'step'
  | 'text';

/** A name that a scenario uses, and where it stands. */
export type ScenarioName = { what: NamedKind; name: string; pointer: string; part?: Part };

// What the names of each sort name, as the schemas call the sorts.
const kinds: Readonly<Record<string, NamedKind>> = {
  action: 'action',
  answered: 'field',
  field: 'field',
  input: 'input',
  operation: 'operation',
  'own-outcome': 'outcome',
  passage: 'step',
  popup: 'popup',
  told: 'text',
};

/** Lists what a scenario names, but for the flags that it gives. */
export const namesInScenario = onceFor(({ byName, nameOf }: Language['schemas']) =>
  onceFor((scenario: ScenarioFile): readonly ScenarioName[] => [
    ...(scenario.covers ?? []).map((name, index) => ({
      what: 'requirement' as const,
      name,
      pointer: `/covers/${index}`,
    })),
    ...scenario.do.flatMap(({ expect }, index) =>
      expect?.refused === undefined
        ? []
        : [{ what: 'refusal' as const, name: expect.refused, pointer: `/do/${index}/expect/refused` }],
    ),
    ...namesHeld(scenario, nameOf('scenario'), byName).flatMap(({ sort, name, keys, part }) => {
      const what = kinds[sort];
      // Errors name their field by its pointer; one of the form as a whole has none.
      const named = sort === 'field' ? pointerKeys(name)[0] : name;
      return what && named !== undefined
        ? [{ what, name: named, pointer: pointerTo('', ...keys), part }]
        : [];
    }),
  ]),
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
