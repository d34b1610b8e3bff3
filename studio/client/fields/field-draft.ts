import type { FieldLimits, FieldView, FieldWriting, FillableMember, FormView } from '../../fields.ts';

/** A field as it is being said: numbers and lists as they are typed. */
export type FieldDraft = {
  name: string;
  label: string;
  after: string;
  isRequired: boolean;
  widget: string;
  least: string;
  most: string;
  pattern: string;
  choices: string;
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
const fresh: FieldView = { name: '', isRequired: true, widget: 'text', limits: {}, sent: [] };

/** Begins with a field as it is, or with a new one behind all others. */
export function draftOf(field: FieldView | undefined, { fields }: FormView): FieldDraft {
  const at = fields.findIndex(({ name }) => name === field?.name);
  const before = field ? fields[at - 1] : fields.at(-1);
  const { name, isRequired, widget, limits, datum = '' } = field ?? fresh;
  const { least, most, pattern = '', choices = [], choicesFrom = '' } = limits;
  return {
    name,
    label: '',
    after: before?.name ?? '',
    isRequired,
    widget,
    least: typed(least),
    most: typed(most),
    pattern,
    choices: choices.join('\n'),
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

function choicesIn({ choices, choicesFrom, least, most }: FieldDraft): FieldLimits {
  if (choicesFrom !== '') return { ...bound('least', least), ...bound('most', most), choicesFrom };
  const values = choices.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return values.length > 0 ? { choices: [...new Set(values)] } : {};
}

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
    choices: values.map(String).join('\n'),
    choicesFrom: '',
    isRequired: draft.isRequired || member.isRequired,
    datum: draft.datum || (datum ?? member.name),
  };
}

/** What is shown fittingly already stays. */
function widgetFor(widget: string, { member: { type, values, format } }: FillableMember): string {
  const kind = answerKind(widget);
  if (values && type === 'text') return kind === 'choice' ? widget : 'radio';
  if (type === 'boolean') return widget === 'consent' ? widget : 'checkbox';
  if (type === 'number') return 'amount';
  if (format === 'date') return 'date';
  return kind === 'text' ? widget : 'text';
}

/** Says what is to be written of a field. */
export function writingOf(
  draft: FieldDraft,
  of: Pick<FieldWriting, 'journey' | 'step' | 'isNew'>,
): FieldWriting {
  const { after, isRequired, widget, member } = draft;
  const datum = draft.datum.trim();
  return {
    kind: 'write-field',
    ...of,
    name: draft.name.trim(),
    label: draft.label.trim(),
    after,
    isRequired,
    widget,
    limits: limitsOf(draft),
    datum,
    // What nothing keeps cannot be sent.
    member: datum === '' ? '' : member,
  };
}
