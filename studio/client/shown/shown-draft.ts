import type { JourneyView, ReadableView } from '../../protocol.ts';
import type { LineToBe, ShownAs, ShownWriting, ValueToBe } from '../../shown.ts';
import { newKey } from '../drafts/new-key.ts';
import { nameFrom } from '../new-journey/name-from.ts';

/** A line of the summary while it is being said. */
export type LineDraft = Omit<LineToBe, 'name'> & {
  /** Stays the same while all else changes. */
  key: string;
  /** None while it is new. */
  name: string;
};

/** What fills a placeholder while that is being said. */
export type ValueDraft = {
  name: string;
  /** The datum that it reads; none where it is worked out. */
  path: string;
  isNew: boolean;
  /** A line has asked for it. */
  isOfLine?: boolean;
};

/** All that a screen shows of what the run knows, while it is being said. */
export type ShownDraft = { lines: readonly LineDraft[]; values: readonly ValueDraft[] };

type Written = Readonly<Record<string, unknown>>;

/** Reads what a screen shows from its step and its texts. */
export function draftOf(own: Written, step: string, { texts }: Pick<JourneyView, 'texts'>): ShownDraft {
  const words = new Map(texts.map((text) => [text.key, text.words]));
  const wordOf = (line: string, part: string): string => words.get(`${step}.summary.${line}.${part}`) ?? '';
  const actions = Object(own['actions']);
  return {
    values: Object.entries(Object(own['shows'])).map(([name, expression]) => ({
      name,
      path: pathOf(expression),
      isNew: false,
    })),
    lines: Object.entries(Object(own['summary'])).map(([name, line]) => {
      const { change = [] }: { change?: readonly string[] } = Object(line);
      const [only = ''] = change;
      return {
        key: name,
        name,
        label: wordOf(name, 'label'),
        text: wordOf(name, 'text'),
        change: change.length === 1 ? String(Object(actions[only]).to ?? '') : '',
        // Where several ways lead back the first that is offered stands there.
        keepsChange: change.length > 1,
      };
    }),
  };
}

/** The datum that an expression reads as it is, with nothing or an empty text in its stead. */
function pathOf(expression: unknown): string {
  const { var: read, ...others }: { var?: unknown } = Object(expression);
  const [path, otherwise = ''] = [read].flat();
  return typeof path === 'string' && otherwise === '' && Object.keys(others).length === 0 ? path : '';
}

/** Begins a line. */
export const newLine = (others: readonly LineDraft[]): LineDraft => ({
  key: newKey(others),
  name: '',
  label: '',
  text: '',
  change: '',
  keepsChange: false,
});

/** The one placeholder that a text is, with its format. */
export function placeholderOf(text: string): { name: string; format: string } | undefined {
  const [, name, format = ''] = /^\{([^{},]+)(?:, (\w+))?\}$/.exec(text.trim()) ?? [];
  return name === undefined ? undefined : { name, format };
}

/** Writes a placeholder. */
export const written = (name: string, format: string): string =>
  format === '' ? `{${name}}` : `{${name}, ${format}}`;

/** Names the placeholders of a text. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{},]+)(?:,[^{}]*)?\}/g)].map(([, name = '']) => name.trim());

/** Lists how a text can show a datum, as it should be shown first. */
export function formatsOf(readable: ReadableView | undefined): readonly (ShownAs | '')[] {
  const { type, shownAs } = readable ?? {};
  if (shownAs === 'choice') return ['choice'];
  const all = type === 'number' ? (['', 'money'] as const) : (['', 'date', 'phone'] as const);
  return shownAs === undefined ? all : [shownAs, ...all.filter((each) => each !== shownAs)];
}

/** Returns whether a text can show it. */
export const isShowable = ({ type }: ReadableView): boolean => type === 'text' || type === 'number';

/** Finds the value that shows a datum, or makes one; the words of a choice are found by the name of its field. */
export function valueFor(
  { path, shownAs, field }: ReadableView,
  values: readonly ValueDraft[],
): { value: ValueDraft; values: readonly ValueDraft[] } {
  const wanted = shownAs === 'choice' ? field : undefined;
  const there = values.find((each) => each.path === path && (wanted === undefined || each.name === wanted));
  if (there) return { value: there, values };
  const taken = new Set(values.map(({ name }) => name));
  const last = path.split('.').slice(1).join('_');
  const value = { name: wanted ?? freeName(last, taken, ''), path, isNew: true, isOfLine: true };
  return { value, values: [...values, value] };
}

function freeName(name: string, taken: ReadonlySet<string>, mark: string): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}${mark}${number}`;
  return free;
}

/** Returns whether all is said that a line needs. */
export const isSaid = ({ label, text }: LineDraft): boolean => label.trim() !== '' && text.trim() !== '';

/**
 * Says what is to be written: a new line is named after what it shows, or after its label; a value that lines alone had, or
 * were given here, goes with them.
 */
export function writingOf(
  { lines, values }: ShownDraft,
  begun: ShownDraft,
  { journey, step, texts }: { journey: string; step: string; texts: JourneyView['texts'] },
): ShownWriting {
  const ofLines = new Set(begun.lines.flatMap(({ text }) => namesIn(text)));
  const elsewhere = new Set(
    texts
      .filter(({ key }) => key.startsWith(`${step}.`) && !/^[^.]+\.summary\.[^.]+\.text$/.test(key))
      .flatMap(({ words }) => namesIn(words)),
  );
  const now = new Set(lines.flatMap(({ text }) => namesIn(text)));
  const kept = values.filter(
    ({ name, isOfLine }) => now.has(name) || elsewhere.has(name) || (!ofLines.has(name) && isOfLine !== true),
  );
  return {
    kind: 'write-shown',
    journey,
    step,
    values: kept.map(({ name, path, isNew }): ValueToBe => ({ name, path: isNew ? path : '' })),
    lines: named(lines),
  };
}

function named(lines: readonly LineDraft[]): LineToBe[] {
  const taken = new Set(lines.map(({ name }) => name));
  return lines.map(({ key: _key, name, ...line }) => {
    if (name !== '') return { name, ...line };
    const first = placeholderOf(line.text)?.name ?? nameFrom(line.label);
    const own = freeName(nameFrom(first) || 'line', taken, '-');
    taken.add(own);
    return { name: own, ...line };
  });
}
