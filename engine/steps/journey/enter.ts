import type { CompiledRun } from '../../definition/compiled.ts';
import { type Draft, evaluateAll, scopeHere } from '../../machine/draft.ts';
import { pushFrame } from '../../machine/frames.ts';
import { followFirst } from '../../routing/follow.ts';
import { landOnScreen } from '../../routing/land.ts';
import { openDefaultPopup } from '../../routing/tell.ts';

/** Runs another journey on top of this one; one that may not run now is left by its exit for that, else told of like a call that failed. */
export function enterRun(draft: Draft, step: CompiledRun): void {
  const input = evaluateAll(step.input, scopeHere(draft));
  if (pushFrame(draft, step.definition.journey, input)) return;
  const exit = step.exits.get('not-allowed');
  if (exit) return followFirst(draft, exit, {});
  openDefaultPopup(draft, 'not-allowed');
  landOnScreen(draft);
}
