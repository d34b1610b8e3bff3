import type { CompiledScreen } from '../../definition/compiled.ts';
import { beginChange, isOffered } from '../../machine/change.ts';
import { type Draft, scopeHere } from '../../machine/draft.ts';
import { follow } from '../../routing/follow.ts';
import type { Refusal } from '../../machine/event.ts';
import { stopWaiting } from '../../machine/frames.ts';
import { clearErrors, errorsOf, resetForm, saveAnswer } from './answer.ts';

/** Does what the holder chose on a screen, or says why not. */
export function actOnScreen(
  draft: Draft,
  step: CompiledScreen,
  chosen: { action: string; values?: Record<string, unknown> },
): Refusal | undefined {
  const action = step.actions.get(chosen.action);
  if (action === undefined) return 'ACTION_UNKNOWN';
  if (!isOffered(action, scopeHere(draft), draft.frame)) return 'ACTION_NOT_OFFERED';
  const values = chosen.values ?? {};
  if (action.submits && Object.keys(errorsOf(draft, step.form, values)).length > 0) return 'VALUES_INVALID';
  leaveScreen(draft, step);
  if (action.submits) saveAnswer(draft, step, values);
  for (const form of action.resets) resetForm(draft, form);
  draft.action = chosen.action;
  draft.passes = action.submits;
  const { change } = draft.frame;
  if (action.changes !== undefined) beginChange(draft, action.changes);
  else if (change && action.submits) draft.frame.change = { ...change, answered: true };
  follow(draft, action);
  return undefined;
}

/** Leaves a screen: what it waits for stops, its errors have been seen. */
export function leaveScreen(draft: Draft, step: CompiledScreen): void {
  stopWaiting(draft);
  clearErrors(draft.frame, step.form);
}
