import type { CompiledEnd, CompiledJourney, CompiledScreen, CompiledStep } from '../definition/compiled.ts';
import { attemptsLeft, textAt } from '../definition/place-text.ts';
import { type Draft, emit, evaluateAll, journeyHere, nextId, scopeHere } from './draft.ts';
import type { FocusTarget, TextRef } from './effect.ts';
import type { Scope } from '../rules/scope.ts';
import type { Frame } from './state.ts';

/** Moves the focus. */
export function focusOn(draft: Draft, target: FocusTarget): void {
  emit(draft, { id: nextId(draft), kind: 'focus', target });
}

/** Has a text read out. */
export function say(draft: Draft, text: TextRef, politeness: 'polite' | 'assertive'): void {
  emit(draft, { id: nextId(draft), kind: 'announce', announcement: { text, politeness } });
}

/** Names a text of the step the run is at, with what the step shows. */
export function textHere(draft: Draft, step: CompiledScreen | CompiledEnd, part: string): TextRef {
  return textAt(draft.frame.journey, `${step.name}.${part}`, valuesHere(draft, step));
}

/** Returns what fills the placeholders of a step’s texts at this point, those of refusals told there too. */
export const valuesHere = (draft: Draft, step?: CompiledStep): Record<string, unknown> =>
  textValues(journeyHere(draft), { frame: draft.frame, scope: scopeHere(draft) }, step);

/** Returns what fills the placeholders of a step’s texts; `remaining` is the instant until which time is left. */
export function textValues(
  journey: CompiledJourney,
  { frame, scope }: { frame: Frame; scope: Scope },
  step?: CompiledStep,
): Record<string, unknown> {
  const deadline = step && 'deadline' in step ? step.deadline : undefined;
  const values: Record<string, unknown> = deadline ? { remaining: deadline.evaluate(scope) } : {};
  if (step && 'shows' in step) evaluateAll(step.shows, scope, values);
  const left = attemptsLeft(journey, frame);
  if (left !== undefined) values['left'] = left;
  return values;
}
