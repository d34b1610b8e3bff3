import { isOfOther, type Clause, type Comparison, type Group, type GuardPart } from './guard-parts.ts';
import { comparisonsOf, type Choosable } from './subjects.ts';

/** Makes a condition about something, to be gone on from. */
export function newClause(about: Choosable): Clause {
  const { subject, type, values } = about;
  if (type === 'boolean') return { kind: 'clause', subject, comparison: 'holds' };
  if (type === 'number') return { kind: 'clause', subject, comparison: 'more', value: 0 };
  if (type === 'other' || type === 'list') return { kind: 'clause', subject, comparison: 'present' };
  return { kind: 'clause', subject, comparison: 'is', value: values[0]?.value ?? '' };
}

/** Has a condition be about something else; how it is compared stays where that can be. */
export function aboutElse(clause: Clause, about: Choosable): Clause {
  const made = newClause(about);
  const fits = comparisonsOf(about, made.comparison).includes(clause.comparison);
  if (!fits || clause.comparison === 'among') return made;
  if (alone.has(clause.comparison))
    return comparedBy({ ...clause, subject: about.subject }, clause.comparison, about);
  const next = comparedBy({ ...clause, subject: about.subject }, clause.comparison, about);
  const isKnown = about.values.length === 0 || about.values.some(({ value }) => value === next.value);
  return isKnown && typeof next.value === typeof made.value ? next : made;
}

const alone: ReadonlySet<Comparison> = new Set(['holds', 'lacks', 'present']);

/** Has a condition compare in another manner. */
export function comparedBy(
  { subject, value, other }: Clause,
  comparison: Comparison,
  about: Choosable,
): Clause {
  const own = { kind: 'clause', subject, comparison } as const;
  if (alone.has(comparison)) return own;
  if (isOfOther(comparison)) return { ...own, other: other ?? subject };
  if (comparison === 'among') return { ...own, value: [value ?? about.values[0]?.value ?? ''].flat() };
  const [first] = [value ?? newClause(about).value ?? ''].flat();
  return { ...own, value: first };
}

/** Makes a list of conditions of a guard: one that stands alone is a list of one. */
export function asGroup(part: GuardPart | undefined): Group {
  if (part?.kind === 'group') return part;
  return { kind: 'group', join: 'and', parts: part ? [part] : [] };
}

/** Makes a guard of a list of conditions: of one alone that one, of none nothing. */
export function asGuard({ join, parts }: Group): GuardPart | undefined {
  const [first, ...others] = parts;
  return others.length === 0 ? first : { kind: 'group', join, parts };
}
