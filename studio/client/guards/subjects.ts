import type { TFunction } from '#i18n';
import type { GuardView, JourneyView, ReadableView } from '../../protocol.ts';
import { operandWords } from '../words/condition.ts';
import { readableName } from '../words/readable-name.ts';
import { flagName, flagValue, serviceName } from '../words/flag-name.ts';
import { allFlags, type FlagWords } from '../../flag-words.ts';
import type { Comparison, Subject } from './guard-parts.ts';

/** What a condition can be about, with the words that it is chosen by. */
export type Choosable = {
  id: string;
  subject: Subject;
  label: string;
  group: string;
  type: ReadableView['type'];
  values: readonly { value: unknown; words: string }[];
  /** What a flag means. */
  meaning?: string;
};

/** Tells subjects apart that read the same in another manner. */
export const subjectId = ({ path, isCounted }: Subject): string => (isCounted ? `count ${path}` : path);

/** Lists what a guard may read: the journey’s own, what was answered, and the flags. Before it is opened a journey has no data. */
export function subjectsOf(t: TFunction, journey: JourneyView, guard: GuardView): Choosable[] {
  const isOpening = guard.pointer === '/allow';
  const readable = journey.readable.filter(({ path }) => !isOpening || !path.startsWith('data.'));
  const own = [...(guard.answered ?? []), ...readable];
  return [...own.flatMap((each) => ofJourney(t, each)), ...allFlags.flatMap((flag) => ofFlag(t, flag))];
}

/** What stands in for what may be missing. */
const otherwise: Readonly<Record<ReadableView['type'], unknown>> = {
  boolean: false,
  number: 0,
  text: '',
  list: [],
  other: '',
};

function ofJourney(t: TFunction, readable: ReadableView): Choosable[] {
  const { path, type, values = [], isOptional } = readable;
  const [root = ''] = path.split('.');
  const read: Subject = { path, ...(isOptional && { otherwise: { value: otherwise[type] } }) };
  const isCounted = type === 'list';
  const subject: Subject = isCounted ? { ...read, isCounted } : read;
  const label = isCounted ? operandWords(t, { count: [{ var: path }] }) : readableName(t, readable);
  return [
    {
      id: subjectId(subject),
      subject,
      label,
      group: t(`guard.from.${root}`),
      type: isCounted ? 'number' : type,
      values: isCounted ? [] : values.map((value) => ({ value, words: operandWords(t, value) })),
    },
  ];
}

function ofFlag(t: TFunction, flag: FlagWords): Choosable[] {
  const { path, type, values, meaning } = flag;
  // What can be but one thing decides nothing.
  if (values.length === 1) return [];
  const [root = ''] = path.split('.');
  const service = serviceName(t, flag);
  return [
    {
      id: path,
      subject: { path },
      label: flagName(t, path),
      group: service ?? t(`guard.from.${root}`),
      type,
      values: values.map(({ value }) => ({ value, words: flagValue(path, value) })),
      meaning,
    },
  ];
}

/** Describes what a condition is about; what nobody has told of is taken for a text. */
export function choosableOf(t: TFunction, subject: Subject, all: readonly Choosable[]): Choosable {
  const id = subjectId(subject);
  const known = all.find((each) => each.id === id);
  if (known) return { ...known, subject };
  const variable = { var: subject.path };
  return {
    id,
    subject,
    label: operandWords(t, subject.isCounted ? { count: [variable] } : variable),
    group: t('guard.from.other'),
    type: subject.isCounted ? 'number' : 'text',
    values: [],
  };
}

const ofTypes: Readonly<Record<ReadableView['type'], readonly Comparison[]>> = {
  boolean: ['holds', 'lacks'],
  number: [
    'is',
    'isNot',
    'less',
    'atMost',
    'more',
    'atLeast',
    'same',
    'differs',
    'under',
    'upTo',
    'over',
    'notUnder',
  ],
  text: ['is', 'isNot', 'present', 'lacks', 'same', 'differs'],
  list: ['contains'],
  other: ['present', 'lacks'],
};

/** Lists how something can be compared, with how it is compared now. */
export function comparisonsOf({ type, values }: Choosable, now: Comparison): Comparison[] {
  const fitting = type === 'text' && values.length > 0 ? (['is', 'isNot', 'among'] as const) : ofTypes[type];
  return [...new Set([...fitting, now])];
}
