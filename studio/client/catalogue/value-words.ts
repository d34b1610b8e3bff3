import type { TFunction } from '#i18n';
import type { MemberView } from '../../catalogue.ts';
import { counted } from '../words/counted.ts';

/** Says what may stand in a member. */
export function valueWords(t: TFunction, member: MemberView): string {
  const { type, isRequired, isSecret, values, format } = member;
  const kind = format === undefined ? t(`catalogue.type.${type}`) : t(`catalogue.format.${format}`);
  return [
    values ? t('catalogue.member.among', { values: values.map(String).join(', ') }) : kind,
    ...(values || format !== undefined ? [] : [...patternWords(t, member), ...boundWords(t, member)]),
    ...(isSecret ? [t('catalogue.member.secret')] : []),
    ...(isRequired ? [] : [t('catalogue.member.optional')]),
  ].join(', ');
}

/** Words a pattern where it is one of digits; any other is shown as it is. */
function patternWords(t: TFunction, { pattern }: MemberView): string[] {
  if (pattern === undefined) return [];
  const [whole, least, most] = /^\^(?:\[0-9\]|\\d)\{(\d+)(?:,(\d+))?\}\$$/.exec(pattern) ?? [];
  if (whole === undefined) return [t('catalogue.member.pattern', { pattern })];
  return [
    most === undefined
      ? counted(t, ['catalogue.member.digits.one', 'catalogue.member.digits.many'], Number(least))
      : t('catalogue.member.digitsUpTo', { least, most }),
  ];
}

/** A bound beyond this keeps nobody from anything. */
const immense = 1e9;

/** Lengths are counted in letters and entries, numbers in themselves. */
function boundWords(t: TFunction, { type, least, most, pattern }: MemberView): string[] {
  if (pattern !== undefined) return [];
  const unit = type === 'text' || type === 'list' ? type : 'number';
  const isFilled = unit !== 'number' && least === 1;
  const isTold = (bound: number | undefined): bound is number =>
    bound !== undefined && Math.abs(bound) < immense && (bound !== 0 || unit === 'number');
  return [
    ...(isFilled ? [t('catalogue.bound.filled')] : []),
    ...(isTold(least) && !isFilled ? [t(`catalogue.bound.${unit}.least`, { bound: least })] : []),
    ...(isTold(most)
      ? [
          most === 1 && unit !== 'number'
            ? t(`catalogue.bound.${unit}.one`)
            : t(`catalogue.bound.${unit}.most`, { bound: most }),
        ]
      : []),
  ];
}
