import type { CompiledCall } from '../definition/compiled.ts';
import { countOf } from '../definition/place-text.ts';
import { type Draft, journeyHere, note, scopeHere } from '../machine/draft.ts';
import { invalidateForm } from '../steps/screen/answer.ts';
import { firstOpen, goAlong } from './along.ts';
import { errorTypes } from './error-types.ts';
import { findRoute, type Found, type Refused } from './find-route.ts';
import { formInSight, goBackToForm, landOnScreen } from './land.ts';
import { goToErrorPage, keyAt, markFields, openDefaultPopup, openPopup, showMessage } from './tell.ts';

export type { Refused } from './find-route.ts';

/**
 * Routes a refusal (ERR-10 to ERR-17): counts it, tells of it, and says where the journey goes on. A call
 * that asks where the holder had got to has no step.
 */
export function refuse(draft: Draft, outcome: Refused, step?: CompiledCall): void {
  const found = findRoute(draft, outcome, step);
  draft.refused = true;
  note(draft, 'refused', found.code);
  const { route } = found;
  draft.target = count(draft, route.counts, step?.name);
  const scope = scopeHere(draft, outcome.body);
  const way = draft.target ? undefined : firstOpen(route.ways, scope);
  if (way) goAlong(draft, way, scope);
  const to = draft.target;
  tell(draft, to ? { ...found, route: { ...route, to } } : found);
}

function count(draft: Draft, name = '', call = ''): string | undefined {
  const { frame } = draft;
  const limit = journeyHere(draft).definition.limits?.[name];
  if (limit === undefined) return undefined;
  frame.counted = [...(frame.counted ?? []), [name, limit.consecutive ? call : '']];
  return countOf(frame, name) >= limit.max ? limit.to : undefined;
}

function tell(draft: Draft, found: Found): void {
  const { route } = found;
  const { says, marks, to } = errorTypes[route.type];
  if (to === 'page') return goToErrorPage(draft, route);
  if (to) return invalidatePrevious(draft, found);
  if (marks) return invalidate(draft, found, formInSight(draft, route));
  if (says === 'message') showMessage(draft, found);
  else openPopup(draft, found);
  landOnScreen(draft, route.to);
}

function invalidatePrevious(draft: Draft, found: Found): void {
  const { frameId } = draft.frame;
  const previous = goBackToForm(draft, found.route.form);
  if (previous === undefined) {
    // No form to go back to: a popup closes all the same, and the generic one tells of it.
    if (journeyHere(draft).definition.surface === 'dialog')
      Object.assign(draft.frame, { history: [], past: undefined });
    return invalidate(draft, found);
  }
  const { route } = found;
  // A target is a step of the journey that the route stands in; when its frame has been closed, the form's screen it is.
  const to = (draft.frame.frameId === frameId && route.to) || previous.step;
  invalidate(draft, { ...found, route: { ...route, to } }, previous.form);
}

function invalidate(draft: Draft, found: Found, form?: string): void {
  const { route } = found;
  if (form !== undefined && errorTypes[route.type].empties)
    invalidateForm(draft, form, keyAt(draft, found, form));
  else if (form === undefined || !markFields(draft, found, form)) openDefaultPopup(draft, found.code);
  landOnScreen(draft, route.to);
}
