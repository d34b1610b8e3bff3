const controls = 'input, select, textarea, button';

/** Moves the focus to the control of a field; answers whether there is one. A group of choices is entered at the chosen one. */
export function focusField(form: HTMLElement, fieldId: string): boolean {
  const field = form.querySelector(`[data-form-field="${CSS.escape(fieldId)}"]`);
  return field !== null && focusFirstOf(field);
}

/** Moves the focus to the first control of the form; answers whether there is one. */
export function focusFirstField(form: HTMLElement): boolean {
  return focusFirstOf(form);
}

/** Moves the focus to the summary of errors; answers whether it is there. */
export function focusSummary(form: HTMLElement): boolean {
  const summary = form.querySelector<HTMLElement>('[data-form-summary] [tabindex="-1"]');
  summary?.focus();
  return summary !== null;
}

function focusFirstOf(place: Element): boolean {
  const found = [...place.querySelectorAll<HTMLElement>(controls)].filter(isReachable);
  const chosen = found.find((control) => control instanceof HTMLInputElement && control.checked);
  const control =
    found[0] instanceof HTMLInputElement && found[0].type === 'radio' ? (chosen ?? found[0]) : found[0];
  control?.focus();
  return control !== undefined;
}

/** Tells a control that the holder can reach from one that only carries a value for the browser. */
function isReachable(control: HTMLElement): boolean {
  return !control.matches(':disabled, [type="hidden"]') && control.closest('[aria-hidden="true"]') === null;
}
