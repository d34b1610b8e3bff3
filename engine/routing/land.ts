import type { CompiledRoute } from '../definition/compiled.ts';
import { type Draft, forget, journeyHere, journeyOf } from '../machine/draft.ts';
import { endRun, noteFailed, popFrame } from '../machine/frames.ts';
import type { Frame } from '../machine/state.ts';

/**
 * Goes on after a refusal: to the step named, else to the screen that the call came from, whose ways to a commit that was done
 * lead on to what has failed behind it. A journey that has not shown a screen yet is closed and its caller’s screen stands; a run
 * without any screen has failed, and one that could only do again what was done.
 */
export function landOnScreen(draft: Draft, to?: string): void {
  draft.target = to;
  if (to !== undefined) return;
  while (draft.frame.history.length === 0) {
    if (draft.frames.length === 1) return endRun(draft, 'failed');
    closeFrame(draft);
  }
  if (draft.frame.barred?.includes(draft.frame.step)) return endRun(draft, 'failed');
  noteFailed(draft);
  draft.target = draft.frame.history.at(-1);
}

/** Finds the form that FORM and FIELD speak of: the one named, or that of the step to go to, or that of the last screen. */
export function formInSight(draft: Draft, route: CompiledRoute): string | undefined {
  const { frame } = draft;
  return route.form ?? formOf(draft, frame, route.to) ?? formOf(draft, frame, frame.history.at(-1));
}

/**
 * Closes the popup of a -PREVIOUS error: goes back, through callers if need be, to the last screen with the form named,
 * or to the form before the present one when none is named.
 */
export function goBackToForm(draft: Draft, named?: string): { step: string; form: string } | undefined {
  draft.frames.splice(-1, 1, draft.frame);
  for (const [index, frame] of [...draft.frames.entries()].toReversed()) {
    // The form before the present one, when none is named.
    const present = named === undefined && frame === draft.frame ? frame.history.at(-1) : undefined;
    const step = frame.history.findLast((name) => {
      const form = formOf(draft, frame, name);
      return name !== present && form !== undefined && (named ?? form) === form;
    });
    const form = formOf(draft, frame, step);
    if (step === undefined || form === undefined) continue;
    while (draft.frames.length - 1 > index) closeFrame(draft);
    return { step, form };
  }
  return undefined;
}

/** Closes a frame that has not come to an end; what its caller had kept for it is given up. */
function closeFrame(draft: Draft): void {
  popFrame(draft);
  draft.frame.pending = undefined;
  forget(draft, journeyHere(draft).nextCall);
}

function formOf(draft: Draft, frame: Frame, name: string | undefined): string | undefined {
  const step = journeyOf(draft.library, frame).steps.get(name ?? '');
  return step?.kind === 'form' ? step.form : undefined;
}
