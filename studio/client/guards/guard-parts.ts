/** What a condition is about: something that can be read, how many there are of it, and what stands in for what is missing. */
export type Subject = { path: string; isCounted?: true; otherwise?: { value: unknown } };

/** How a subject is held against a value, another subject, several values, or nothing at all. */
export type Comparison =
  | 'holds'
  | 'lacks'
  | 'present'
  | 'is'
  | 'isNot'
  | 'less'
  | 'atMost'
  | 'more'
  | 'atLeast'
  | keyof typeof ofOther
  | 'among'
  | 'contains';

/** A condition that can be written in words. */
export type Clause = {
  kind: 'clause';
  subject: Subject;
  comparison: Comparison;
  /** A plain value; for `among` a list of them. */
  value?: unknown;
  /** What it is compared with, where that is not a value. */
  other?: Subject;
};

/** Conditions of which all must hold, or any. */
export type Group = { kind: 'group'; join: 'and' | 'or'; parts: readonly GuardPart[] };

/** What these words do not say: it stays as it is written. */
export type Untold = { kind: 'untold'; written: unknown };

/** A guard, or a part of one. */
export type GuardPart = Clause | Group | Untold;

const signs = { is: '===', isNot: '!==', less: '<', atMost: '<=', more: '>', atLeast: '>=' } as const;
const signNames = namesBySign(signs);

function namesBySign<Name extends string>(names: Readonly<Record<Name, string>>): ReadonlyMap<string, Name> {
  // Its own keys.
  return new Map(Object.entries<string>(names).map(([name, sign]) => [sign, name as Name]));
}

/** How a subject is held against another. */
const ofOther = {
  same: '===',
  differs: '!==',
  under: '<',
  upTo: '<=',
  over: '>',
  notUnder: '>=',
} as const;
const otherNames = namesBySign(ofOther);

/** Tells the comparisons with another subject apart from those with a value. */
export const isOfOther = (comparison: Comparison): comparison is keyof typeof ofOther =>
  comparison in ofOther;

/** Reads a guard into parts that can be written in words. What would not be written back to the letter is left as it is. */
export function readGuard(written: unknown): GuardPart {
  const [name, args] = operationOf(written);
  if ((name === 'and' || name === 'or') && Array.isArray(args) && args.length > 0)
    return { kind: 'group', join: name, parts: args.map(readGuard) };
  const clause = readClause(written);
  return clause && isSame(writeGuard(clause), written) ? clause : { kind: 'untold', written };
}

/** Writes a guard as the files have it. */
export function writeGuard(part: GuardPart): unknown {
  if (part.kind === 'untold') return part.written;
  if (part.kind === 'group') return { [part.join]: part.parts.map(writeGuard) };
  const { comparison, value, other } = part;
  const subject = writeSubject(part.subject);
  if (isOfOther(comparison)) return { [ofOther[comparison]]: [subject, other ? writeSubject(other) : value] };
  switch (comparison) {
    case 'holds':
      return subject;
    case 'lacks':
      return { '!': [subject] };
    case 'present':
      return { '!!': [subject] };
    case 'among':
      return { in: [subject, value] };
    case 'contains':
      return { in: [value, subject] };
    default:
      return { [signs[comparison]]: [subject, value] };
  }
}

const askings = new Map<string, Comparison>([
  ['!', 'lacks'],
  ['!!', 'present'],
]);

type Reader = (name: string, args: readonly unknown[]) => Clause | undefined;

const asked: Reader = (name, args) => {
  const subject = readSubject(args[0]);
  const comparison = askings.get(name);
  return subject && comparison && { kind: 'clause', subject, comparison };
};

const within: Reader = (name, [one, another]) => {
  if (name !== 'in') return undefined;
  const [subject, whole] = [readSubject(one), readSubject(another)];
  if (whole && isPlain(one)) return { kind: 'clause', subject: whole, comparison: 'contains', value: one };
  const isList = Array.isArray(another) && another.every(isPlain);
  return subject && isList ? { kind: 'clause', subject, comparison: 'among', value: another } : undefined;
};

const compared: Reader = (name, [one, another]) => {
  const [subject, comparison] = [readSubject(one), signNames.get(name)];
  return subject && comparison && isPlain(another)
    ? { kind: 'clause', subject, comparison, value: another }
    : undefined;
};

const comparedWithOther: Reader = (name, [one, another]) => {
  const [subject, other] = [readSubject(one), readSubject(another)];
  const comparison = otherNames.get(name);
  return subject && other && comparison && { kind: 'clause', subject, comparison, other };
};

const readers = [asked, within, compared, comparedWithOther];

function readClause(written: unknown): Clause | undefined {
  const subject = readSubject(written);
  if (subject) return { kind: 'clause', subject, comparison: 'holds' };
  const [name, args] = operationOf(written);
  if (name === undefined || !Array.isArray(args)) return undefined;
  return readers.reduce<Clause | undefined>((found, read) => found ?? read(name, args), undefined);
}

function readSubject(written: unknown): Subject | undefined {
  const [name, args] = operationOf(written);
  const [first, ...others] = Array.isArray(args) ? args : [args];
  if (name === 'count' && others.length === 0) {
    const counted = readSubject(first);
    return counted && { ...counted, isCounted: true };
  }
  if (name !== 'var' || typeof first !== 'string') return undefined;
  return others.length === 0 ? { path: first } : { path: first, otherwise: { value: others[0] } };
}

function writeSubject({ path, isCounted, otherwise }: Subject): unknown {
  const variable = { var: otherwise ? [path, otherwise.value] : path };
  return isCounted ? { count: [variable] } : variable;
}

/** Takes an object with one member apart. */
function operationOf(written: unknown): readonly [name?: string, args?: unknown] {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return [];
  const [entry, ...others] = Object.entries(written);
  return entry && others.length === 0 ? entry : [];
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
