import type { AnswersInHand } from './use-answers.ts';
import type { CompiledForm } from './compiled-form.ts';
import { wordProblem, type FormTexts } from './form-texts.ts';
import { widgetOf } from './widget.ts';

/** The error that a field shows; `text` is "" for an error without words (ERR-03). */
export type ShownError = { field: string; label: string; text: string };

/** Answers the errors to show, in the order of the fields: the bank’s before the form’s own. */
export function shownErrors(form: CompiledForm, hand: AnswersInHand, texts: FormTexts): ShownError[] {
  return Object.keys(form.schema.properties ?? {}).flatMap((field) => {
    const label = texts({ kind: 'field', field, part: 'label' }) ?? field;
    const key = hand.serverErrors[`/${field}`];
    if (key !== undefined)
      return [{ field, label, text: key === '' ? '' : (texts({ kind: 'server', key }) ?? '') }];
    const problem = hand.problems[`/${field}`];
    if (problem === undefined || !hand.settled.has(field)) return [];
    const widget = widgetOf(form.schema.properties?.[field], form.ui[field]);
    const isFiltered = form.ui[field]?.filter === 'alphanumeric';
    const value = hand.answers[field];
    return [{ field, label, text: wordProblem({ field, widget, isFiltered, problem, value }, texts) }];
  });
}
