import type { CompiledRoute } from '../definition/compiled.ts';
import { defaultPopup, sharedText, sharedTexts, textAt } from '../definition/place-text.ts';
import { valuesHere } from '../machine/attend.ts';
import { type Draft, emit, journeyHere, nextId } from '../machine/draft.ts';
import type { ErrorPopup, TextRef } from '../machine/effect.ts';
import { endRun } from '../machine/frames.ts';
import { findShowing, formState, setForm, untouched } from '../steps/screen/answer.ts';
import type { Found } from './find-route.ts';

/** Opens the popup that no route describes (ERR-04, ERR-05, ERR-08). */
export function openDefaultPopup(draft: Draft, code: string): void {
  emit(draft, { id: nextId(draft), kind: 'error-popup', popup: defaultPopup(draft.library, code) });
}

/** Opens the popup of BLOCKER and CUSTOM; a route that leads to a step and has no message of its own has that step for popup. */
export function openPopup(draft: Draft, found: Found): void {
  const { route, code, isNamed } = found;
  const { message } = route;
  if (message === undefined && route.to !== undefined) return;
  // Nobody can have written a text for a code that nobody knows. A route that only says where it goes on after the default
  // popup names its words.
  const isDefault = message === undefined ? !isNamed : message === draft.library.catalogue.default.message;
  if (isDefault) return openDefaultPopup(draft, code);
  const reason = route.type as ErrorPopup['reason']; // one of the two that open a popup
  const popup = { kind: 'STANDARD', reason, message: textOf(draft, found), code } as const;
  emit(draft, { id: nextId(draft), kind: 'error-popup', popup });
}

/** Adds the message of SHOW to the queue (MSG-03). */
export function showMessage(draft: Draft, found: Found): void {
  const message = { text: textOf(draft, found), status: 'critical' } as const;
  emit(draft, { id: nextId(draft), kind: 'message', message });
}

/** Goes to the page of PROCESS (ERR-11); the run is over unless the route says where it goes on. */
export function goToErrorPage(draft: Draft, route: CompiledRoute): void {
  const { definition, id } = journeyHere(draft);
  const path = `/${route.process ?? definition.process ?? id}/error-close`;
  emit(draft, { id: nextId(draft), kind: 'go', path });
  draft.target = route.to;
  if (route.to === undefined) endRun(draft, 'failed');
}

/** Sets the errors of FIELD (ERR-15, FORM-11); answers whether the form has the fields. */
export function markFields(draft: Draft, found: Found, form: string): boolean {
  const { frame } = draft;
  const journey = journeyHere(draft);
  const { field = [] } = found.route;
  const fields = journey.forms[form]?.schema.properties ?? {};
  const errors: Record<string, string> = {};
  for (const pointer of typeof field === 'string' ? [field] : field)
    if (Object.hasOwn(fields, pointer.slice(1))) errors[pointer] = keyAt(draft, found, form);
  if (Object.keys(errors).length === 0) return false;
  setForm(frame, form, { ...untouched, blanks: formState(frame, form).blanks, errors });
  return true;
}

/** Names the words of a refusal at a form: those of its screen, or a shared text. */
export function keyAt(draft: Draft, { route, code }: Found, form: string): string {
  const place = findShowing(draft, form)?.name ?? draft.frame.step;
  return route.message === undefined ? `${place}.errors.${code}` : `${sharedTexts}:${route.message}`;
}

/** Finds words by place: at the step named, else at the screen the call came from. */
function textOf(draft: Draft, { route, code }: Found): TextRef {
  const { frame } = draft;
  const place = route.to ?? frame.history.at(-1) ?? frame.step;
  const values = valuesHere(draft, journeyHere(draft).steps.get(place));
  if (route.message !== undefined) return sharedText(route.message, values);
  return textAt(frame.journey, `${place}.errors.${code}`, values);
}
