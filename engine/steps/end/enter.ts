import type { CompiledEnd } from '../../definition/compiled.ts';
import { textAt } from '../../definition/place-text.ts';
import {
  type Draft,
  emit,
  evaluateAll,
  follow,
  journeyHere,
  nextId,
  scopeHere,
} from '../../machine/draft.ts';
import { endRun, popFrame } from '../../machine/frames.ts';
import { resend } from '../call/enter.ts';

/** Ends a journey: says what has changed, then shows its last screen or leaves at once. */
export function enterEnd(draft: Draft, step: CompiledEnd): void {
  const { refresh, message, popup } = step.definition;
  const { journey } = draft.frame;
  const values = evaluateAll(step.shows, scopeHere(draft));
  if (refresh !== undefined) emit(draft, { kind: 'refresh', what: refresh });
  if (message !== undefined) {
    const shown = { text: textAt(journey, `${step.name}.message`, values), status: message };
    emit(draft, { kind: 'message', message: shown });
  }
  if (popup === undefined) return leaveEnd(draft, step);
  const announcement = { text: textAt(journey, `${step.name}.title`, values), politeness: 'polite' } as const;
  draft.effects.push(
    { id: nextId(draft), kind: 'record', journey, step: step.name, name: 'shown' },
    { id: nextId(draft), kind: 'focus', target: { kind: 'heading' } },
    { id: nextId(draft), kind: 'announce', announcement },
  );
}

/** Leaves an ended journey: the run is over, or its caller goes on by the outcome. */
export function leaveEnd(draft: Draft, step: CompiledEnd): void {
  const { outcome, goTo } = step.definition;
  const output = evaluateAll(step.output, scopeHere(draft));
  if (goTo !== undefined) emit(draft, { kind: 'go', path: goTo });
  if (draft.frames.length === 1) return endRun(draft, outcome, output);
  popFrame(draft);
  returnTo(draft, outcome, output);
}

function returnTo(draft: Draft, outcome: string, output: Record<string, unknown>): void {
  const caller = journeyHere(draft).steps.get(draft.frame.step);
  if (caller?.kind === 'journey') {
    const edge = caller.exits.get(outcome);
    if (edge !== undefined) follow(draft, edge, output);
    return;
  }
  if (caller?.kind !== 'call') return;
  if (outcome === 'verified') return resend(draft, caller, output);
  draft.frame.pending = undefined;
  const edge = caller.stepUp?.[outcome === 'blocked' ? 'blocked' : 'closed'];
  if (edge !== undefined) follow(draft, edge);
}
