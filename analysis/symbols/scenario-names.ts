import type { ScenarioExpectation, ScenarioFile, ScenarioMove } from '#schemas';
import { pointerKeys, pointerTo, type Part } from '../source/document.ts';
import { isNode } from '../source/schema-shapes.ts';
import { onceFor } from '../source/memoize.ts';

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

/** Lists what a scenario names, but for the flags that it gives. */
export const namesInScenario = onceFor(({ covers = [], given, do: moves }: ScenarioFile): ScenarioName[] => [
  ...covers.map((name, index) => ({ what: 'requirement' as const, name, pointer: `/covers/${index}` })),
  ...keysAs('input', given?.input, '/given/input'),
  ...moves.flatMap((move, index) => namesInMove(move, `/do/${index}`)),
]);

function namesInMove({ action, values, answer, expect }: ScenarioMove, at: string): ScenarioName[] {
  return [
    ...named('action', action, `${at}/action`),
    ...keysAs('field', values, `${at}/values`),
    ...named('operation', answer?.operation, `${at}/answer/operation`),
    ...(expect ? namesExpected(expect, `${at}/expect`) : []),
  ];
}

function namesExpected(expect: ScenarioExpectation, at: string): ScenarioName[] {
  const { fieldErrors = {} } = expect;
  const call: { operation?: unknown } = expect.calls ?? {};
  return [
    ...named('step', expect.at, `${at}/at`),
    ...named('outcome', expect.outcome, `${at}/outcome`),
    ...named('popup', expect.popup, `${at}/popup`),
    ...named('refusal', expect.refused, `${at}/refused`),
    ...named('text', expect.message, `${at}/message`),
    ...named('operation', call.operation, `${at}/calls/operation`),
    ...Object.entries(fieldErrors).flatMap(([field, text]): ScenarioName[] => {
      const pointer = pointerTo(`${at}/fieldErrors`, field);
      // An error of the form as a whole stands at the empty pointer.
      const [name] = pointerKeys(field);
      return [
        ...(name === undefined ? [] : [{ what: 'field' as const, name, pointer, part: 'key' as const }]),
        { what: 'text', name: text, pointer },
      ];
    }),
  ];
}

const named = (what: NamedKind, name: unknown, pointer: string): ScenarioName[] =>
  typeof name === 'string' ? [{ what, name, pointer }] : [];

const keysAs = (what: NamedKind, node: unknown, at: string): ScenarioName[] =>
  isNode(node)
    ? Object.keys(node).map((name) => ({ what, name, pointer: pointerTo(at, name), part: 'key' }))
    : [];

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
