import { useEffect, useEffectEvent, useImperativeHandle, useState, type Ref, type RefObject } from 'react';
import type { FocusTarget } from '#engine';
import { focusField, focusFirstField, focusRefusedField } from './form-focus.ts';
import type { ShownError } from './shown-errors.ts';

/** Moves the focus inside a form, as the engine’s effects ask; answers false when the form has no such place. */
export type JourneyFormHandle = { focus(target: FocusTarget): boolean };

type FormPlace = {
  id: string;
  form: RefObject<HTMLFormElement | null>;
  errors: readonly ShownError[];
  /** Marked by the bank: the summary is there from the start. */
  isMarked: boolean;
};

type FormFocus = {
  /** Leads the holder to so many errors as soon as they are drawn. */
  leadToErrors: (count: number) => void;
  /** Counts how often it did. */
  led: number;
  /** The same, while the summary has something to say; undefined without a summary. */
  summary: number | undefined;
};

/** Decides where the focus goes: to the field when one is wrong, to a summary when several are. */
export function useFormFocus(place: FormPlace, ref: Ref<JourneyFormHandle> | undefined): FormFocus {
  const { id, form, errors, isMarked } = place;
  const [led, setLed] = useState(0);
  const [isSummarised, setSummarised] = useState(isMarked);
  // Closed once all is mended: it must not come back, and take the focus, while the holder is in another field.
  if (isSummarised && errors.length === 0) setSummarised(false);
  // The summary takes the focus by itself.
  const lead = useEffectEvent(() => isSummarised || focusField(form.current, id, errors[0]?.field));
  useEffect(() => {
    if (led > 0) lead();
  }, [led]);
  const leadToErrors = (count: number) => {
    setLed(led + 1);
    setSummarised(count > 1);
  };
  useImperativeHandle(ref, () => ({ focus: (target) => focusTarget(place, target, leadToErrors) }));
  return { leadToErrors, led, summary: isSummarised && errors.length > 0 ? led : undefined };
}

function focusTarget(
  place: FormPlace,
  target: FocusTarget,
  leadToErrors: FormFocus['leadToErrors'],
): boolean {
  const { id, form, errors } = place;
  switch (target.kind) {
    case 'field':
      return focusRefusedField(form.current, id, target.pointer.slice(1));
    case 'first-field':
      return focusFirstField(form.current);
    case 'error-summary':
      leadToErrors(errors.length);
      return errors.length > 0;
    case 'heading':
      return false;
  }
}
