import type { AnswersInHand } from './use-answers.ts';
import type { CompiledForm } from './compiled-form.ts';
import { isProof } from './proof/is-proof.ts';
import { wordProblem, type FormTexts } from './form-texts.ts';
import { widgetOf } from './widget.ts';

/** An error to show, of one field or of the whole form; `text` is "" for an error without words (ERR-03). */
export type ShownError = { field: string | undefined; label: string; text: string };

// What the bank refuses for its time, or has not heard at all: what stands in the field may well be right.
const blameless = /\.(?:unreachable|\w+_TOO_(?:SOON|MANY))$/u;
// The fields that have words of their own for it; others are marked.
const noting: ReadonlySet<unknown> = new Set(['code', 'phone']);

type FormInUse = { form: CompiledForm; hand: AnswersInHand; texts: FormTexts };

/** Returns the errors to show: of the whole form first, then in the order of the fields, the bank’s before the form’s own. */
export function shownErrors(use: FormInUse): ShownError[] {
  const fields = Object.keys(use.form.schema.properties ?? {});
  return [...formError(use), ...fields.flatMap((field) => fieldError(use, field))];
}

/** Returns what the bank says beside fields that it finds nothing wrong with (HOLDER-13). */
export function shownNotes(use: FormInUse): Readonly<Record<string, string>> {
  const fields = Object.keys(use.form.ui).filter((field) => isNoted(use, field));
  return Object.fromEntries(
    fields.map((field) => [
      field,
      use.texts({ kind: 'server', key: use.hand.serverErrors[`/${field}`] ?? '' }) ?? '',
    ]),
  );
}

const isNoted = ({ form, hand }: FormInUse, field: string): boolean =>
  noting.has(form.ui[field]?.widget) && blameless.test(hand.serverErrors[`/${field}`] ?? '');

function formError({ hand, texts }: FormInUse): ShownError[] {
  const key = hand.serverErrors[''];
  if (key === undefined) return [];
  // Of a code that nobody knows it says the documents’ own words for a form (ERR-24).
  const text = texts({ kind: 'server', key }) ?? texts({ kind: 'shared', key: 'problem.other' }) ?? '';
  return [{ field: undefined, label: '', text }];
}

function fieldError(use: FormInUse, field: string): ShownError[] {
  const { form, hand, texts } = use;
  const label = texts({ kind: 'field', field, part: 'label' }) ?? field;
  if (isNoted(use, field)) return [];
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
