import type { Screen, TextRef } from '#engine';
import type { ScenarioExpectation } from '#schemas';
import { isNode } from '../source/schema-shapes.ts';
import type { Playing } from './playing.ts';

/** Something that was expected and is otherwise. */
export type Difference = { what: string; expected: unknown; got: unknown };

type Key = keyof ScenarioExpectation;

/** Compares what a move led to with what a scenario expects; only what it names is compared. */
export function differencesOf(expected: ScenarioExpectation, playing: Playing): Difference[] {
  const seen = observe(playing);
  // The keys of an expectation are those that its schema lists.
  return (Object.keys(expected) as Key[]).flatMap((what) => {
    const got = seen[what]();
    return holds(expected[what], got)
      ? []
      : [{ what, expected: expected[what], got: relevant(expected[what], got) }];
  });
}

/** Answers what can be expected of a run as it stands, each when it is asked for. */
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

/** Tells whether a value has all that is expected of it; objects may have more, lists may not. */
function holds(expected: unknown, got: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(got) &&
      expected.length === got.length &&
      expected.every((item, index) => holds(item, got[index]))
    );
  }
  if (isNode(expected)) {
    return isNode(got) && Object.entries(expected).every(([key, value]) => holds(value, got[key]));
  }
  return Object.is(expected, got);
}

/** Leaves of what was got the members that were spoken of, so that a failure is short. */
function relevant(expected: unknown, got: unknown): unknown {
  if (!isNode(expected) || !isNode(got)) return got;
  return Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, relevant(value, got[key])]));
}
