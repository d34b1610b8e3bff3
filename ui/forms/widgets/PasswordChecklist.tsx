import type { WidgetProps } from '@rjsf/utils';
import { Checklist, type Check } from '#ui/kit';
import type { SharedText } from '../form-texts.ts';
import { passwordStanding, type PasswordRule } from '../password-rules.ts';
import { contextOf, shownText, uiOf } from './field-props.ts';

const refusedSigns = ['<', '>', '&', '"', '\u{27}', '`'].join('\u{a0}');
const shortest = 8;
const longest = 20;

/** Lists the rules of a new password and marks each as it is met; nothing for a form that has none (PWD-06). */
export function PasswordChecklist(props: WidgetProps) {
  const { schema, value } = props;
  const { texts } = contextOf(props);
  const limits = { min: schema.minLength ?? shortest, max: schema.maxLength ?? longest };
  const standing = passwordStanding(shownText(value), uiOf(props), limits);
  if (standing === undefined) return null;
  const { classes, length, kinds, allowed } = standing;
  const words = (key: SharedText, values: Record<string, unknown> = {}) =>
    texts({ kind: 'shared', key, values }) ?? '';
  const line = ({ name, isMet }: PasswordRule): Check => ({
    label: words(`password.rules.${name}`, { ...limits, signs: refusedSigns }),
    isMet,
  });
  const enough = kinds.filter(({ isMet }) => isMet).length >= classes;
  const mixed: Check[] =
    classes === kinds.length
      ? kinds.map(line)
      : [
          { label: words('password.rules.classes', { classes }), isMet: enough },
          ...kinds.map((kind) => ({ ...line(kind), isWithin: true })),
        ];
  const checks = [line(length), ...mixed, line(allowed)];
  const rules = checks.filter(({ isWithin }) => isWithin !== true);
  const met = rules.filter(({ isMet }) => isMet).length;
  return (
    <Checklist
      title={words('password.rules.title')}
      checks={checks}
      metLabel={words('password.rules.met')}
      unmetLabel={words('password.rules.unmet')}
      progress={words('password.rules.progress', { met, all: rules.length })}
    />
  );
}
