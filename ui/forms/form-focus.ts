const controls = 'input, select, textarea, button';

type Place = HTMLElement | null;

/** Moves the focus to the control of a field; answers whether there is one. */
export function focusField(form: Place, formId: string, field: string | undefined): boolean {
  const place = form?.querySelector(`[data-form-field="${CSS.escape(`${formId}_${field}`)}"]`);
  return place ? focusFirstOf(place) : false;
}

/** Moves the focus to the first control of the form; answers whether there is one. */
export function focusFirstField(form: Place): boolean {
  const place = form?.querySelector('[data-form-field]');
  return place ? focusFirstOf(place) : false;
}

/** Moves the focus to a field that the bank has refused, its content selected: typing replaces what was wrong. */
export function focusRefusedField(form: Place, formId: string, field: string): boolean {
  const isThere = focusField(form, formId, field);
  const control = document.activeElement;
  if (isThere && control instanceof HTMLInputElement && !isChoice(control)) control.select();
  return isThere;
}

function focusFirstOf(place: Element): boolean {
  const found = [...place.querySelectorAll<HTMLElement>(controls)].filter(isReachable);
  // A group of choices is entered at the chosen one, as the Tab key does.
  const control = found.find(isChosen) ?? found[0];
  control?.focus();
  return control !== undefined;
}

/** Tells a control that the holder can reach from one that only carries a value for the browser. */
function isReachable(control: HTMLElement): boolean {
  return !control.matches(':disabled, [type="hidden"]') && control.closest('[aria-hidden="true"]') === null;
}

function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox';
}

function isChosen(control: HTMLElement): boolean {
  return control instanceof HTMLInputElement && control.type === 'radio' && control.checked;
}
