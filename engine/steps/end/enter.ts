import type { CompiledEnd } from '../../definition/compiled.ts';
import { focusOn, say, textHere } from '../../machine/attend.ts';
import { type Draft, emit, evaluateAll, stepHere, nextId, note, scopeHere } from '../../machine/draft.ts';
import { followFirst } from '../../routing/follow.ts';
import { endRun, noteFailed, popFrame } from '../../machine/frames.ts';
import { resend } from '../call/enter.ts';

/** Ends a journey: says what has changed, then shows its last screen or leaves at once. */
export function enterEnd(draft: Draft, step: CompiledEnd): void {
  const { refresh, message, popup } = step.definition;
  if (refresh !== undefined)
    draft.refreshing = emit(draft, { id: nextId(draft), kind: 'refresh', what: refresh });
  if (message !== undefined)
    emit(draft, {
      id: nextId(draft),
      kind: 'message',
      message: { text: textHere(draft, step, 'message'), status: message },
    });
  if (popup === undefined) return leaveEnd(draft, step);
  note(draft, 'shown');
  focusOn(draft, { kind: 'heading' });
  say(draft, textHere(draft, step, 'title'), 'polite');
}

/** Leaves an ended journey: the run is over, or its caller goes on by the outcome. */
export function leaveEnd(draft: Draft, step: CompiledEnd): void {
  const { outcome, goTo } = step.definition;
  const output = evaluateAll(step.output, scopeHere(draft));
  if (goTo !== undefined) emit(draft, { id: nextId(draft), kind: 'go', path: goTo });
  if (draft.frames.length === 1) return endRun(draft, outcome, output);
  popFrame(draft);
  returnTo(draft, outcome, output);
}

function returnTo(draft: Draft, outcome: string, output: Record<string, unknown>): void {
  const caller = stepHere(draft);
  if (caller?.kind !== 'journey' && caller?.kind !== 'call') return;
  if (caller.kind === 'call') {
    if (outcome === 'verified') return resend(draft, caller, output);
    draft.frame.pending = undefined;
    noteFailed(draft);
  }
  followFirst(draft, caller.exits?.get(outcome), output);
}
