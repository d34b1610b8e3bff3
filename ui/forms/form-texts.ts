import type { FieldProblem } from './compiled-form.ts';
import type { Widget } from './widget.ts';

/**
 * Which text a form asks for. A field’s own are found by place under the step (`<step>.fields.<field>.<part>`); `server`
 * carries a key path in the journey’s namespace, as the form’s state has it; `refusal` is what the step says of a code of the
 * bank; `shared` is a key of i18n/it/forms.json.
 */
export type FormTextRef =
  | { kind: 'field'; field: string; part: 'label' | 'help' | 'error' | 'document' }
  | { kind: 'choice' | 'choice-note'; field: string; value: string }
  | { kind: 'server'; key: string }
  | { kind: 'refusal'; code: string }
  | { kind: 'shared'; key: SharedText; values?: Readonly<Record<string, unknown>> };

/** Returns a text, or undefined when there is none of that place. */
export type FormTexts = (ref: FormTextRef) => string | undefined;

/** The keys that i18n/it/forms.json has to hold. */
export const sharedTexts = [
  'summary.title',
  'optional',
  'password.show',
  'password.hide',
  'password.rules.title',
  'password.rules.length',
  'password.rules.classes',
  'password.rules.lower',
  'password.rules.upper',
  'password.rules.digit',
  'password.rules.sign',
  'password.rules.allowed',
  'password.rules.met',
  'password.rules.unmet',
  'password.rules.progress',
  'code.show',
  'code.hide',
  'code.easy',
  'code.life.sent',
  'code.life.before',
  'code.life.good',
  'code.life.over',
  'code.life.again',
  'code.life.now',
  'code.life.minute',
  'code.life.moment',
  'consent.read',
  'proof.running',
  'proof.goesOn',
  'proof.done',
  'files.choose',
  'files.drop',
  'files.rules',
  'files.remove',
  'files.reading',
  'files.goesOn',
  'files.smaller',
  'strength.label',
  'strength.RED',
  'strength.YELLOW',
  'strength.GREEN',
  'date.shape',
  'textarea.typed',
  'textarea.over',
  'phone.prefix',
  'phone.tooLong',
  'amount.currency',
  'amount.limit',
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
  'problem.email.equals',
  'problem.password.minLength',
  'problem.password.classes',
  'problem.password.pattern',
  'problem.password.equals',
  'problem.secret-code.equals',
  'problem.textarea.maxLength',
  'problem.card-number.pattern',
  'problem.card-number.luhn',
  'problem.date.format',
  'problem.files.type',
  'problem.files.empty',
  'problem.files.twice',
  'problem.files.size',
  'problem.files.count',
  'problem.files.unreadable',
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
 * Words a broken rule: what only the widget knows (PHONE-12), unless more digits would not help, else the field’s own error, else what the widget says of
 * that rule (FORM-02), else what every field says.
 */
export function wordProblem(broken: BrokenField, texts: FormTexts): string {
  const { keyword } = broken.problem;
  const shared = (key: SharedText | undefined) =>
    key === undefined ? undefined : texts({ kind: 'shared', key, values: broken.problem.params });
  // The own error of what is typed speaks of its format, which what is empty has not.
  if (keyword === 'required' && typed.has(broken.widget)) return shared('problem.required') ?? '';
  const own = texts({ kind: 'field', field: broken.field, part: 'error' });
  const words =
    notMobile(broken, texts) ??
    shared(refinement(broken)) ??
    own ??
    shared(byWidget(broken)) ??
    shared(byKeyword(keyword));
  return words ?? '';
}

const typed: ReadonlySet<Widget> = new Set(['amount', 'card-number', 'date', 'email', 'phone', 'text']);

/** What the bank would say of a number that no SMS reaches, where the step has words for that. */
function notMobile({ widget, value }: BrokenField, texts: FormTexts): string | undefined {
  const isMobile = widget !== 'phone' || typeof value !== 'string' || /^(?:3|$)/.test(value);
  return isMobile ? undefined : texts({ kind: 'refusal', code: 'PHONE_NOT_MOBILE' });
}

const fewestPhoneDigits = 9;

function refinement({ widget, value, problem }: BrokenField): SharedText | undefined {
  if (problem.keyword === 'equals') return worded(widget, 'equals') ?? 'problem.equals';
  if (problem.keyword === 'maxLength') return worded(widget, 'maxLength');
  if (widget !== 'phone' || typeof value !== 'string') return undefined;
  return /^\d+$/.test(value) && value.length < fewestPhoneDigits ? 'problem.phone.short' : undefined;
}

function byWidget({ widget, problem, isFiltered }: BrokenField): SharedText | undefined {
  const { keyword } = problem;
  if (keyword === 'required') return undefined;
  const special = worded(widget, keyword);
  if (special !== undefined) return special;
  if (widget === 'phone') return 'problem.phone.pattern';
  if (widget === 'email') return 'problem.email.format';
  if (widget === 'amount' && keyword === 'type') return 'problem.amount.type';
  return isFiltered && keyword === 'pattern' ? 'problem.text.alphanumeric' : undefined;
}

function byKeyword(keyword: string): SharedText {
  return sharedKey(`problem.${keyword}`) ?? 'problem.other';
}

/** What a widget says of a rule; a password to be speaks as a password. */
function worded(widget: Widget, keyword: string): SharedText | undefined {
  return sharedKey(`problem.${widget === 'new-password' ? 'password' : widget}.${keyword}`);
}

const sharedKey = (key: string) => sharedTexts.find((shared) => shared === key);
