import type { CompiledAction, CompiledScreen } from '../definition/compiled.ts';
import { holds } from '../rules/evaluator.ts';
import type { Scope } from '../rules/scope.ts';
import { type Draft, scopeHere } from './draft.ts';
import { follow } from '../routing/follow.ts';
import { takeBack } from './past.ts';
import type { Frame } from './state.ts';

/** Returns whether the holder can do something on a screen: a change leads to a screen of before. */
export const isOffered = (
  { when, changes }: CompiledAction,
  scope: Scope,
  { history }: Pick<Frame, 'history'>,
): boolean => holds(when, scope) && (changes === undefined || history.includes(changes));

/** Notes that the holder goes from a summary to a screen to change its answer. */
export function beginChange({ frame }: Draft, at: string): void {
  const { step: summary, history, past } = frame;
  frame.change = { summary, at, history, past };
}

/** Returns whether the holder is at a screen to change its answer, and has answered nothing yet: Back leads to the summary. */
export const isChanging = ({ change, history }: Frame): boolean =>
  change !== undefined && change.answered === undefined && history.at(-1) === change.at;

/** Goes back to the summary, with nothing changed. */
export function leaveChange({ frame }: Draft): string | undefined {
  const { change, history } = frame;
  if (change === undefined) return undefined;
  const { summary, past } = change;
  const { data } = takeBack(frame, history.length - 1);
  Object.assign(frame, { data, past, history: change.history.slice(0, -1), change: undefined });
  return summary;
}

/**
 * Goes on from a screen by itself on the way back to a summary, as its answer of before would; false where it has to be
 * shown: it was not before the summary, or something that it asks for is not known any more.
 */
export function passBy(draft: Draft, step: CompiledScreen): boolean {
  const { frame } = draft;
  const { change, history, data } = frame;
  const { name, saves, actions } = step;
  if (change === undefined) return false;
  const onward = actions.get('submit');
  const isPassed =
    name !== change.summary &&
    change.answered &&
    draft.passes &&
    !draft.refused &&
    !history.includes(name) &&
    change.history.includes(name) &&
    saves.every(({ datum }) => datum in data) &&
    onward &&
    isOffered(onward, scopeHere(draft), frame);
  frame.change = name === change.summary ? undefined : { ...change, passed: isPassed };
  if (!isPassed) return false;
  frame.history = [...history, name];
  follow(draft, onward);
  return true;
}

/** Returns to the screen that was passed by last where a commit would come: it is sent by the holder alone. */
export function stopBefore(draft: Draft): boolean {
  const { frame } = draft;
  if (!frame.change?.passed) return false;
  const last = frame.history.length - 1;
  draft.passes = false;
  draft.target = frame.history[last];
  Object.assign(frame, takeBack(frame, last), { history: frame.history.slice(0, -1) });
  return true;
}
