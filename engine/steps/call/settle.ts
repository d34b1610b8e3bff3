import type { CompiledCall } from '../../definition/compiled.ts';
import { type Draft, emit, forget, journeyHere, nextId, scopeHere } from '../../machine/draft.ts';
import { followFirst } from '../../routing/follow.ts';
import { barBack, endRun, pushFrame } from '../../machine/frames.ts';
import type { PendingCall } from '../../machine/state.ts';
import type { BankReply } from '../../ports.ts';
import { refuse } from '../../routing/refuse.ts';
import { classify, type Challenge } from '../../routing/classify.ts';
import { loseCommit } from './lose.ts';

/** Goes on from the bank’s answer to the call under way. */
export function settle(draft: Draft, pending: PendingCall, reply: BankReply): void {
  const outcome = classify(reply, draft.library.operations[pending.request.operation]);
  const journey = journeyHere(draft);
  draft.action = pending.action;
  draft.frame.pending = undefined;
  forget(draft, journey.nextCall);
  if (outcome.kind === 'unauthorised') return signOut(draft);
  if (pending.resumes) return resumeAt(draft, outcome);
  const step = journey.steps.get(pending.step);
  if (step?.kind !== 'call') return;
  if (outcome.kind === 'done') return succeed(draft, step, outcome.value);
  if (outcome.kind === 'sca') return stepUp(draft, { step, pending, challenge: outcome.challenge });
  if (outcome.kind === 'unreachable' && step.commit && !outcome.unsent) return loseCommit(draft, step);
  refuse(draft, outcome, step);
}

function succeed(draft: Draft, step: CompiledCall, value: unknown): void {
  if (step.commit) barBack(draft, [step.definition.operation]);
  followOk(draft, step, value);
}

/** Goes the way of a call that has succeeded; of refusals in a row those of other calls stay counted. */
export function followOk(draft: Draft, { name, ok }: CompiledCall, value: unknown): void {
  const { frame } = draft;
  frame.counted = frame.counted?.filter(([, call]) => call !== name);
  followFirst(draft, ok, value);
}

/** Keeps the call while the holder proves who he is. */
function stepUp(
  draft: Draft,
  asked: { step: CompiledCall; pending: PendingCall; challenge: Challenge },
): void {
  const { step, pending, challenge } = asked;
  // Within strong authentication nothing asks for it again: that would have no end.
  const isNested = draft.frames.some((frame) => frame.pending?.kept);
  if (step.exits !== undefined && !isNested) {
    draft.frame.pending = { ...pending, kept: true };
    if (pushFrame(draft, draft.library.stepUpJourney, challenge)) return;
    draft.frame.pending = undefined;
  }
  refuse(draft, { kind: 'refused', code: 'SCA_REQUIRED' }, step);
}

/** Ends a run whose session the bank no longer knows. */
export function signOut(draft: Draft): void {
  emit(draft, { id: nextId(draft), kind: 'signed-out' });
  endRun(draft, 'signed-out');
}

/** Goes to where the bank says the holder had got to; a state that has no place, and a refusal, begin at the start. */
function resumeAt(draft: Draft, outcome: { kind: string; value?: unknown }): void {
  const { resume, definition } = journeyHere(draft);
  if (outcome.kind === 'unreachable') return refuse(draft, { kind: 'unreachable' });
  const state = outcome.kind === 'done' ? resume?.state.evaluate(scopeHere(draft, outcome.value)) : undefined;
  draft.target = resume?.at.get(state as string) ?? definition.start; // what is no text is no place
}
