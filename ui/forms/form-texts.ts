import type { FieldProblem } from './compiled-form.ts';
import type { Widget } from './widget.ts';

/**
 * Which text a form asks for. A field’s own are found by place under the step (`<step>.fields.<field>.<part>`); `server`
 * carries a key path in the journey’s namespace, as the form’s state has it; `shared` is a key of i18n/it/forms.json.
 */
export type FormTextRef =
  | { kind: 'field'; field: string; part: 'label' | 'help' | 'error' }
  | { kind: 'choice'; field: string; value: string }
  | { kind: 'server'; key: string }
  | { kind: 'shared'; key: SharedText; values?: Readonly<Record<string, unknown>> };

/** Answers a text, or undefined when there is none of that place. */
export type FormTexts = (ref: FormTextRef) => string | undefined;

/** The keys that i18n/it/forms.json has to hold. */
export const sharedTexts = [
  'summary.title',
  'optional',
  'password.show',
  'password.hide',
  'phone.prefix',
  'select.placeholder',
  'problem.required',
  'problem.minLength',
  'problem.maxLength',
  'problem.pattern',
  'problem.format',
  'problem.minimum',
  'problem.maximum',
  'problem.equals',
  'problem.other',
  'problem.phone.short',
  'problem.phone.pattern',
  'problem.email.format',
  'problem.amount.type',
  'problem.text.alphanumeric',
] as const;

/** A key of i18n/it/forms.json. */
export type SharedText = (typeof sharedTexts)[number];

type BrokenField = {
  field: string;
  widget: Widget;
  isFiltered: boolean;
  problem: FieldProblem;
  value: unknown;
};

/**
 * Words a broken rule: what only the widget knows (PHONE-12), else the field’s own error, else what the widget says of
 * that rule (FORM-02), else what every field says.
 */
export function wordProblem(broken: BrokenField, texts: FormTexts): string {
  const special = refinement(broken);
  const shared = (key: SharedText | undefined) =>
    key === undefined ? undefined : texts({ kind: 'shared', key, values: broken.problem.params });
  const own = texts({ kind: 'field', field: broken.field, part: 'error' });
  const words =
    shared(special) ?? own ?? shared(byWidget(broken)) ?? shared(byKeyword(broken.problem.keyword));
  return words ?? '';
}

const fewestPhoneDigits = 9;

function refinement({ widget, value, problem }: BrokenField): SharedText | undefined {
  if (problem.keyword === 'equals') return 'problem.equals';
  if (widget !== 'phone' || typeof value !== 'string') return undefined;
  return /^\d+$/.test(value) && value.length < fewestPhoneDigits ? 'problem.phone.short' : undefined;
}

function byWidget({ widget, problem, isFiltered }: BrokenField): SharedText | undefined {
  const { keyword } = problem;
  if (keyword === 'required') return undefined;
  if (widget === 'phone') return 'problem.phone.pattern';
  if (widget === 'email') return 'problem.email.format';
  if (widget === 'amount' && keyword === 'type') return 'problem.amount.type';
  return isFiltered && keyword === 'pattern' ? 'problem.text.alphanumeric' : undefined;
}

function byKeyword(keyword: string): SharedText {
  const key = `problem.${keyword}`;
  return sharedTexts.find((shared) => shared === key) ?? 'problem.other';
}
