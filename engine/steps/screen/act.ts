import type { CompiledScreen } from '../../definition/compiled.ts';
import { beginChange, isOffered } from '../../machine/change.ts';
import { type Draft, scopeHere } from '../../machine/draft.ts';
import { follow } from '../../routing/follow.ts';
import type { Refusal } from '../../machine/event.ts';
import { stopWaiting } from '../../machine/frames.ts';
import { clearErrors, resetForm, saveAnswer } from './answer.ts';

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
  if (action.submits && !isValid(draft, step, values)) return 'VALUES_INVALID';
  leaveScreen(draft, step);
  if (action.submits && step.saves.length > 0) saveAnswer(draft, step, values);
  for (const form of action.resets) resetForm(draft, form);
  draft.action = chosen.action;
  draft.passes = action.submits;
  const { change } = draft.frame;
  if (action.changes !== undefined) beginChange(draft, action.changes);
  else if (change && action.submits) draft.frame.change = { ...change, answered: true };
  follow(draft, action);
  return undefined;
}

function isValid(draft: Draft, step: CompiledScreen, values: Record<string, unknown>): boolean {
  if (step.form === undefined) return true;
  const errors = draft.library.validators?.(draft.frame.journey, step.form)?.(values);
  return Object.keys(errors ?? {}).length === 0;
}

/** Leaves a screen: what it waits for stops, its errors have been seen. */
export function leaveScreen(draft: Draft, step: CompiledScreen): void {
  stopWaiting(draft);
  clearErrors(draft.frame, step.form);
}
