import type { FieldLimits, FieldView, FieldWriting, FillableMember, FormView } from '../../fields.ts';

/** A choice as it is being said: the value of one that is there stays, for scenarios and guards read it. */
export type ChoiceDraft = { value: string; words: string; isNew: boolean };

/** A field as it is being said: numbers as they are typed. */
export type FieldDraft = {
  name: string;
  label: string;
  after: string;
  /** It stands behind all others, whichever they are by then. */
  isLast: boolean;
  isRequired: boolean;
  widget: string;
  least: string;
  most: string;
  pattern: string;
  choices: readonly ChoiceDraft[];
  choicesFrom: string;
  datum: string;
  member: string;
};

/** What a field is answered with, by how it is shown. */
export type AnswerKind = 'text' | 'amount' | 'files' | 'choice' | 'fixed';

const kinds: Readonly<Record<string, AnswerKind>> = {
  amount: 'amount',
  files: 'files',
  select: 'choice',
  radio: 'choice',
  list: 'choice',
  checkbox: 'fixed',
  consent: 'fixed',
  date: 'fixed',
  captcha: 'fixed',
};

/** Tells what a field is answered with. */
export const answerKind = (widget: string): AnswerKind => kinds[widget] ?? 'text';

/** A new field: most are asked so. */
const fresh: FieldView = {
  name: '',
  isRequired: true,
  widget: 'text',
  limits: {},
  choiceWords: {},
  sent: [],
};

/** Begins with a field as it is, or with a new one behind all others. */
export function draftOf(field: FieldView | undefined, { fields }: FormView): FieldDraft {
  const at = fields.findIndex(({ name }) => name === field?.name);
  const before = fields[at - 1];
  const { name, isRequired, widget, limits, choiceWords, datum = '' } = field ?? fresh;
  const { least, most, pattern = '', choices = [], choicesFrom = '' } = limits;
  return {
    name,
    label: '',
    after: field ? (before?.name ?? '') : '',
    isLast: field === undefined,
    isRequired,
    widget,
    least: typed(least),
    most: typed(most),
    pattern,
    choices: choices.map((value) => ({ value, words: choiceWords[value] ?? '', isNew: false })),
    choicesFrom,
    datum,
    member: '',
  };
}

const typed = (bound: number | undefined): string => (bound === undefined ? '' : String(bound));

/** Reads what bounds a field out of what was typed, as far as it is asked of such a field. */
function limitsOf(draft: FieldDraft): FieldLimits {
  const kind = answerKind(draft.widget);
  if (kind === 'choice') return choicesIn(draft);
  const bounds = { ...bound('least', draft.least), ...bound('most', draft.most) };
  if (kind === 'fixed') return {};
  const isWritten = kind === 'text' && draft.pattern.trim() !== '';
  return { ...bounds, ...(isWritten && { pattern: draft.pattern.trim() }) };
}

/** Returns whether another choice before or behind a new one has its value. */
export function isTwice(choices: readonly ChoiceDraft[], index: number): boolean {
  const value = choices[index]?.value.trim() ?? '';
  return value !== '' && choices.some((each, at) => at !== index && each.value.trim() === value);
}

/** Returns whether what may be chosen can be told apart. */
export const areChoicesApart = ({ widget, choices, choicesFrom }: FieldDraft): boolean =>
  answerKind(widget) !== 'choice' ||
  choicesFrom !== '' ||
  choices.every(({ isNew }, index) => !isNew || !isTwice(choices, index));

function choicesIn({ choices, choicesFrom, least, most }: FieldDraft): FieldLimits {
  if (choicesFrom !== '') return { ...bound('least', least), ...bound('most', most), choicesFrom };
  const values = choices.map(({ value }) => value.trim()).filter((value) => value !== '');
  return values.length > 0 ? { choices: [...new Set(values)] } : {};
}

const wordsOf = ({ choices, choicesFrom, widget }: FieldDraft): Record<string, string> =>
  answerKind(widget) !== 'choice' || choicesFrom !== ''
    ? {}
    : Object.fromEntries(
        choices
          .map(({ value, words }) => [value.trim(), words.trim()] as const)
          .filter(([value, words]) => value !== '' && words !== ''),
      );

const bound = (name: 'least' | 'most', words: string): FieldLimits =>
  /^-?\d+$/.test(words.trim()) ? { [name]: Number(words) } : {};

/** Takes over what the contract says of the member that a field fills: its bounds, how it is shown, the datum between. */
export function filling(draft: FieldDraft, chosen: FillableMember | undefined): FieldDraft {
  if (!chosen) return { ...draft, member: '' };
  const { pointer, member, datum } = chosen;
  const { least, most, pattern = '', values = [] } = member;
  const widget = widgetFor(draft.widget, chosen);
  return {
    ...draft,
    member: pointer,
    widget,
    least: typed(least),
    most: typed(most),
    pattern,
    choices: values.map((value) => choiceOf(String(value), draft)),
    choicesFrom: '',
    isRequired: draft.isRequired || member.isRequired,
    datum: draft.datum || (datum ?? member.name),
  };
}

const choiceOf = (value: string, { choices }: FieldDraft): ChoiceDraft =>
  choices.find((each) => each.value.trim() === value) ?? { value, words: '', isNew: false };

/** What is shown fittingly already stays. */
function widgetFor(widget: string, { member: { type, values, format } }: FillableMember): string {
  const kind = answerKind(widget);
  if (values && type === 'text') return kind === 'choice' ? widget : 'radio';
  if (type === 'boolean') return widget === 'consent' ? widget : 'checkbox';
  if (type === 'number') return 'amount';
  if (format === 'date') return 'date';
  return kind === 'text' ? widget : 'text';
}

/** The field behind which it stands, among those that are there now. */
export const standsBehind = ({ after, isLast }: FieldDraft, { fields }: Pick<FormView, 'fields'>): string =>
  isLast ? (fields.at(-1)?.name ?? '') : after;

/** Says what is to be written of a field. */
export function writingOf(
  draft: FieldDraft,
  form: Pick<FormView, 'fields'>,
  of: Pick<FieldWriting, 'journey' | 'step' | 'isNew'>,
): FieldWriting {
  const { isRequired, widget, member } = draft;
  const datum = draft.datum.trim();
  return {
    kind: 'write-field',
    ...of,
    name: draft.name.trim(),
    label: draft.label.trim(),
    after: standsBehind(draft, form),
    isRequired,
    widget,
    limits: limitsOf(draft),
    choiceWords: wordsOf(draft),
    datum,
    // What nothing keeps cannot be sent.
    member: datum === '' ? '' : member,
  };
}
