import type { AnswersInHand } from './use-answers.ts';
import type { CompiledForm } from './compiled-form.ts';
import { isProof } from './proof/is-proof.ts';
import { wordProblem, type FormTexts } from './form-texts.ts';
import { widgetOf } from './widget.ts';

/** An error to show, of one field or of the whole form; `text` is "" for an error without words (ERR-03). */
export type ShownError = { field: string | undefined; label: string; text: string };

type FormInUse = { form: CompiledForm; hand: AnswersInHand; texts: FormTexts };

/** Returns the errors to show: of the whole form first, then in the order of the fields, the bank’s before the form’s own. */
export function shownErrors(use: FormInUse): ShownError[] {
  const fields = Object.keys(use.form.schema.properties ?? {});
  return [...formError(use), ...fields.flatMap((field) => fieldError(use, field))];
}

function formError({ hand, texts }: FormInUse): ShownError[] {
  const key = hand.serverErrors[''];
  if (key === undefined) return [];
  // Of a code that nobody knows it says the documents’ own words for a form (ERR-24).
  const text = texts({ kind: 'server', key }) ?? texts({ kind: 'shared', key: 'problem.other' }) ?? '';
  return [{ field: undefined, label: '', text }];
}

function fieldError({ form, hand, texts }: FormInUse, field: string): ShownError[] {
  const label = texts({ kind: 'field', field, part: 'label' }) ?? field;
  const key = hand.serverErrors[`/${field}`];
  if (key !== undefined)
    return [{ field, label, text: key === '' ? '' : (texts({ kind: 'server', key }) ?? '') }];
  const problem = hand.problems[`/${field}`];
  if (problem === undefined || !hand.settled.has(field) || isProof(form, field)) return [];
  const widget = widgetOf(form.schema.properties?.[field], form.ui[field]);
  const isFiltered = form.ui[field]?.filter === 'alphanumeric';
  const value = hand.answers[field];
  return [{ field, label, text: wordProblem({ field, widget, isFiltered, problem, value }, texts) }];
}
