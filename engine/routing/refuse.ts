import type { CompiledCall } from '../definition/compiled.ts';
import { type Draft, journeyHere, note } from '../machine/draft.ts';
import { invalidateForm } from '../steps/screen/answer.ts';
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
  const limit = count(draft, found.route.counts);
  tell(draft, limit === undefined ? found : { ...found, route: { ...found.route, to: limit } });
}

function count(draft: Draft, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const { frame } = draft;
  const limit = journeyHere(draft).definition.limits?.[name];
  if (limit === undefined) return undefined;
  const counted = (frame.limits[name] ?? 0) + 1;
  frame.limits = { ...frame.limits, [name]: counted };
  return counted >= limit.max ? limit.to : undefined;
}

function tell(draft: Draft, found: Found): void {
  const { route } = found;
  switch (route.type) {
    case 'PROCESS':
      return goToErrorPage(draft, route);
    case 'SHOW':
      showMessage(draft, found);
      return landOnScreen(draft, route.to);
    case 'FORM':
    case 'FIELD':
      return invalidate(draft, found, formInSight(draft, route));
    case 'FORM-PREVIOUS':
    case 'FIELD-PREVIOUS':
      return invalidatePrevious(draft, found);
    case 'BLOCKER':
    case 'CUSTOM':
    default:
      openPopup(draft, found);
      return landOnScreen(draft, route.to);
  }
}

function invalidatePrevious(draft: Draft, found: Found): void {
  const { frameId } = draft.frame;
  const previous = goBackToForm(draft, found.route.form);
  // Without a form to go back to there is nothing to invalidate: the generic popup tells of it.
  if (previous === undefined) return invalidate(draft, found, undefined);
  const { to = previous.step, ...route } = found.route;
  // A target is a step of the journey that the route stands in; when its frame has been closed, the form's screen it is.
  invalidate(
    draft,
    { ...found, route: { ...route, to: draft.frame.frameId === frameId ? to : previous.step } },
    previous.form,
  );
}

function invalidate(draft: Draft, found: Found, form: string | undefined): void {
  const { route } = found;
  const fields = route.type.startsWith('FIELD');
  if (form !== undefined && !fields) invalidateForm(draft, form, keyAt(draft, found, form));
  else if (form === undefined || !markFields(draft, found, form)) openDefaultPopup(draft, found.code);
  landOnScreen(draft, route.to);
}
