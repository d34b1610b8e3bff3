import type { CompiledScreen } from '../../definition/compiled.ts';
import { type Draft, forget, journeyHere } from '../../machine/draft.ts';
import type { FormState, Frame } from '../../machine/state.ts';

/** Answers how a form stands that nothing has happened to. */
export const untouched: FormState = { blanks: 0, invalid: false, errors: {} };

/** Writes what the holder answered into data, and forgets what was derived from an answer that has changed. */
export function saveAnswer(draft: Draft, step: CompiledScreen, values: Record<string, unknown>): void {
  const { frame } = draft;
  const { derived } = journeyHere(draft);
  const data = { ...frame.data };
  const stale = new Set<string>();
  for (const { datum, path } of step.saves) {
    const before = frame.data[datum];
    const now = read(values, path);
    if (now === undefined) delete data[datum];
    else data[datum] = now;
    if (before === undefined || same(before, now)) continue;
    for (const name of derived.get(datum) ?? []) stale.add(name);
  }
  frame.data = data;
  for (const { datum } of step.saves) stale.delete(datum);
  if (stale.size > 0) forget(draft, stale);
}

/** Empties forms: their errors, and what they had saved (PHONE-08). With `invalid` their validations show too (FORM-10). */
export function emptyForm(draft: Draft, form: string, invalid: boolean): void {
  const blanks = (draft.frame.forms[form]?.blanks ?? 0) + 1;
  // 18 is the documents’ own mark of a captcha to be solved again.
  setForm(draft.frame, form, { blanks, invalid, errors: {}, ...(invalid && { captcha: 18 }) });
  for (const step of journeyHere(draft).steps.values())
    if ('form' in step && step.form === form)
      forget(
        draft,
        step.saves.map((save) => save.datum),
      );
}

/** Clears the errors of a form that the holder has acted on. */
export function clearErrors(frame: Frame, form: string | undefined): void {
  const state = form === undefined ? undefined : frame.forms[form];
  if (form === undefined || state === undefined) return;
  setForm(frame, form, { ...untouched, blanks: state.blanks });
}

/** Writes how a form stands. */
export function setForm(frame: Frame, form: string, state: FormState): void {
  frame.forms = { ...frame.forms, [form]: state };
}

/** Reads a place of an answer by its path; nothing where there is nothing of its own. */
export function read(values: unknown, path: readonly string[]): unknown {
  let value = values;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key]; // its own key, as just asked
  }
  return value;
}

function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return (
    typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other)
  );
}
