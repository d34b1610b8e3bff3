import type { Screen, TextRef } from '#engine';
import type { ScenarioExpectation } from '#schemas';
import { isNode } from '../source/schema-shapes.ts';
import type { Playing } from './playing.ts';

/** Something that was expected and is otherwise: the keys that lead to it, what was expected there, and what is. */
export type Difference = { path: readonly string[]; expected: unknown; got: unknown };

type Key = keyof ScenarioExpectation;

/** Finds where what a move led to is first otherwise than a scenario expects; only what it names is compared. */
export function firstDifference(expected: ScenarioExpectation, playing: Playing): Difference | undefined {
  const seen = observe(playing);
  // A key that the schema does not list is no way to be as expected: `check` says where it stands.
  for (const what of Object.keys(expected) as Key[]) {
    const got = Object.hasOwn(seen, what) ? seen[what]() : undefined;
    const difference = differenceAt([what], expected[what], got);
    if (difference) return difference;
  }
  return undefined;
}

/** Returns what can be expected of a run as it stands, each when it is asked for. */
export function observe(playing: Playing): { [What in Key]: () => unknown } {
  const top = playing.state().frames.at(-1);
  const screen = playing.screen();
  const effects = playing.effects();
  return {
    at: () => top && `${top.journey}/${top.step}`,
    popup: () => screen?.popup ?? null,
    outcome: () => playing.state().ended?.outcome,
    refused: () => playing.refusal(),
    fieldErrors: () => screen?.form?.state.errors ?? {},
    calls: () => playing.call()?.request,
    message: () => effects.flatMap((effect) => textsShown(effect, screen)).at(-1),
    file: () => effects.findLast((effect) => effect.kind === 'file')?.name,
    visit: () => {
      const visit = effects.findLast((effect) => effect.kind === 'visit');
      return visit?.link ?? visit?.address;
    },
    goTo: () => effects.findLast((effect) => effect.kind === 'go')?.path,
    data: () => top?.data,
    canGoBack: () => screen?.canGoBack ?? false,
  };
}

function textsShown(effect: ReturnType<Playing['effects']>[number], screen: Screen | undefined): string[] {
  if (effect.kind === 'message') return [keyOf(effect.message.text, screen)];
  return effect.kind === 'error-popup' ? [keyOf(effect.popup.message, screen)] : [];
}

/** A text of the journey in sight by its place alone; any other with its file before it. */
function keyOf({ namespace, key }: TextRef, screen: Screen | undefined): string {
  return namespace === screen?.journey ? key : `${namespace}:${key}`;
}

/** Finds the first part of a value that is not as expected; objects may have more, lists may not. */
function differenceAt(path: readonly string[], expected: unknown, got: unknown): Difference | undefined {
  if (Object.is(expected, got)) return undefined;
  const isAlike = Array.isArray(expected)
    ? Array.isArray(got) && got.length === expected.length
    : isNode(expected) && isNode(got);
  if (!isAlike) return { path, expected, got };
  for (const [key, part] of Object.entries(Object(expected))) {
    const difference = differenceAt([...path, key], part, Reflect.get(Object(got), key));
    if (difference) return difference;
  }
  return undefined;
}
