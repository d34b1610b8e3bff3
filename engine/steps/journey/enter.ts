import type { CompiledRun } from '../../definition/compiled.ts';
import { type Draft, evaluateAll, scopeHere } from '../../machine/draft.ts';
import { pushFrame } from '../../machine/frames.ts';
import { landOnScreen } from '../../routing/land.ts';
import { openDefaultPopup } from '../../routing/tell.ts';

/** Runs another journey on top of this one; one that may not run now is informed of like a call that failed. */
export function enterRun(draft: Draft, step: CompiledRun): void {
  const input = evaluateAll(step.input, scopeHere(draft));
  if (pushFrame(draft, step.definition.journey, input)) return;
  openDefaultPopup(draft, 'not-allowed');
  landOnScreen(draft);
}
