import type { CompiledScreen, CompiledStep } from '../../definition/compiled.ts';
import { type Draft, evaluateAll, forget, journeyHere } from '../../machine/draft.ts';
import { dropPast } from '../../machine/past.ts';
import type { FormState, Frame } from '../../machine/state.ts';
import { ownAt, type Scope } from '../../rules/scope.ts';

/** Returns how a form stands that nothing has happened to. */
export const untouched: FormState = { blanks: 0, invalid: false, errors: {} };

/** Writes what the holder answered into data, and forgets what is from an answer that has changed. */
export function saveAnswer(draft: Draft, step: CompiledScreen, values: Record<string, unknown>): void {
  const { frame } = draft;
  const { dependent } = journeyHere(draft);
  const data = { ...frame.data };
  const stale: string[] = [];
  for (const { datum, path } of step.saves) {
    const before = frame.data[datum];
    const now = ownAt(values, path);
    if (now === undefined) delete data[datum];
    else data[datum] = now;
    // What was done already was done as it was answered then.
    if (frame.again || before === undefined || same(before, now)) continue;
    stale.push(...(dependent.get(datum) ?? []));
  }
  frame.data = data;
  const isAnswered = (name: string) => step.saves.some(({ datum }) => datum === name);
  frame.past = dropPast(frame, isAnswered);
  forget(
    draft,
    stale.filter((name) => !isAnswered(name)),
  );
}

/** Checks an answer by its form, where anyone checks it here. */
export const errorsOf = (draft: Draft, form: string | undefined, values: Answer): Record<string, string> =>
  (form !== undefined && draft.library.validators?.(draft.frame.journey, form)?.(values)) || {};

type Answer = Record<string, unknown>;

/** Empties a form wherever the journey shows it: its errors, and what it had saved (PHONE-08). */
export function resetForm(draft: Draft, form: string): void {
  setForm(draft.frame, form, { ...untouched, blanks: formState(draft.frame, form).blanks + 1 });
  for (const step of journeyHere(draft).steps.values())
    if (step.kind === 'form' && step.form === form) forgetAnswer(draft, step);
}

/** Empties a form on the screen that showed it last, makes its validations show and says why (FORM-10). */
export function invalidateForm(draft: Draft, form: string, why: string): void {
  // 18 is the documents’ own mark of a captcha to be solved again.
  const blanks = formState(draft.frame, form).blanks + 1;
  setForm(draft.frame, form, { blanks, invalid: true, captcha: 18, errors: { '': why } });
  const step = findShowing(draft, form);
  if (step !== undefined) forgetAnswer(draft, step);
}

/** Finds the screen with a form: the one that the holder saw last, else the journey’s first. */
export function findShowing(draft: Draft, form: string): CompiledScreen | undefined {
  const { steps } = journeyHere(draft);
  const isShowing = (step: CompiledStep | undefined): step is CompiledScreen =>
    step?.kind === 'form' && step.form === form;
  const seen = draft.frame.history.map((name) => steps.get(name));
  return seen.findLast(isShowing) ?? [...steps.values()].find(isShowing);
}

function forgetAnswer(draft: Draft, step: CompiledScreen): void {
  forget(
    draft,
    step.saves.map((save) => save.datum),
  );
}

/** Returns how a form stands. */
export const formState = (frame: Frame, form: string): FormState => frame.forms[form] ?? untouched;

/** Clears the errors of a form that the holder has acted on. */
export function clearErrors(frame: Frame, form = ''): void {
  const state = frame.forms[form];
  if (state) setForm(frame, form, { ...untouched, blanks: state.blanks });
}

/** Writes how a form stands. */
export function setForm(frame: Frame, form: string, state: FormState): void {
  frame.forms = { ...frame.forms, [form]: state };
}

/** Fills a screen, whose answers are flat: with what it had saved, else with what the step prefills. */
export function answersOf(step: CompiledScreen, scope: Scope): Record<string, unknown> {
  const saved = step.saves.filter(({ datum }) => Object.hasOwn(scope.data, datum));
  return {
    ...evaluateAll(step.prefill, scope),
    ...Object.fromEntries(saved.map(({ datum, path }) => [path.join('/'), scope.data[datum]])),
  };
}

function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return (
    typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other)
  );
}
