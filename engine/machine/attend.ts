import type { CompiledEnd, CompiledScreen, CompiledStep } from '../definition/compiled.ts';
import { attemptsLeft, textAt } from '../definition/place-text.ts';
import { type Draft, emit, evaluateAll, journeyHere, scopeHere } from './draft.ts';
import type { FocusTarget, TextRef } from './effect.ts';

/** Moves the focus. */
export function focusOn(draft: Draft, target: FocusTarget): void {
  emit(draft, { kind: 'focus', target });
}

/** Has a text read out. */
export function say(draft: Draft, text: TextRef, politeness: 'polite' | 'assertive'): void {
  emit(draft, { kind: 'announce', announcement: { text, politeness } });
}

/** Names a text of the step the run is at, with what the step shows. */
export function textHere(draft: Draft, step: CompiledScreen | CompiledEnd, part: string): TextRef {
  return textAt(draft.frame.journey, `${step.name}.${part}`, valuesHere(draft, step));
}

/** Returns what fills the placeholders of a step’s texts, those of refusals told there too. */
export function valuesHere(draft: Draft, step?: CompiledStep): Record<string, unknown> {
  const shown = step !== undefined && 'shows' in step ? evaluateAll(step.shows, scopeHere(draft)) : {};
  return { ...shown, ...attemptsLeft(journeyHere(draft), draft.frame) };
}
