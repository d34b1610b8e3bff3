import { useEffect, useEffectEvent, useImperativeHandle, useState, type Ref, type RefObject } from 'react';
import type { FocusTarget } from '#engine';
import { focusField, focusFirstField, focusSummary } from './form-focus.ts';
import type { ShownError } from './shown-errors.ts';

/** Moves the focus inside a form, as the engine’s effects ask; answers false when the form has no such place. */
export type JourneyFormHandle = { focus(target: FocusTarget): boolean };

type FormPlace = { id: string; form: RefObject<HTMLFormElement | null>; errors: readonly ShownError[] };

/** Gives the form’s handle to its owner, and answers how to lead the holder to the errors once they are drawn. */
export function useFormFocus(place: FormPlace, ref: Ref<JourneyFormHandle> | undefined): () => void {
  const [refusals, setRefusals] = useState(0);
  useImperativeHandle(ref, () => ({ focus: (target) => focusTarget(place, target) }));
  // Only a refused submit moves the focus, never the errors that come and go while the holder mends them.
  const lead = useEffectEvent(() => focusErrors(place));
  useEffect(() => {
    if (refusals > 0) lead();
  }, [refusals]);
  return () => setRefusals(refusals + 1);
}

function focusTarget(place: FormPlace, target: FocusTarget): boolean {
  const form = place.form.current;
  if (form === null) return false;
  switch (target.kind) {
    case 'field':
      return focusField(form, `${place.id}_${target.pointer.slice(1)}`);
    case 'first-field':
      return focusFirstField(form);
    case 'error-summary':
      return focusErrors(place);
    case 'heading':
      return false;
  }
}

function focusErrors({ id, form, errors }: FormPlace): boolean {
  const [first] = errors;
  if (form.current === null || first === undefined) return false;
  return focusSummary(form.current) || focusField(form.current, `${id}_${first.field}`);
}
