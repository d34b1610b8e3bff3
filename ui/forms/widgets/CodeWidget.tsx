import type { WidgetProps } from '@rjsf/utils';
import { CodeField, readStrength, Strength } from '#ui/kit';
import { isEasyCode } from '../easy-code.ts';
import { readLife } from './code-life.ts';
import { CodeLife } from './CodeLife.tsx';
import styles from './CodeLife.module.css';
import { noteOf } from '../templates/FieldNote.tsx';
import { contextOf, fieldProps, heldText, shownText, uiOf } from './field-props.ts';

const oneTimeCodeLength = 6;

/** Takes a code of digits: 6 unless the form says another length (SCA-26). */
export function CodeWidget(props: WidgetProps) {
  const { autocomplete, maxLength = oneTimeCodeLength } = uiOf(props);
  const { given, texts, now, notes, isAnotherCode } = contextOf(props);
  const life = readLife(given[props.name]);
  const field = fieldProps(props);
  const note = noteOf(notes, props.name);
  const code = (
    <CodeField
      {...field}
      // It is tried again and again on a screen that stays: how often stands beside what is wrong with it.
      description={life ? undefined : field.description}
      hint={note ?? (life && field.description)}
      length={maxLength}
      autoComplete={autocomplete === 'one-time-code' ? 'one-time-code' : 'off'}
      value={shownText(props.value)}
      onChange={(digits) => props.onChange(heldText(digits))}
    />
  );
  if (!life || !now) return code;
  return (
    <div className={styles['code']}>
      {code}
      <CodeLife id={`${props.id}-life`} life={life} isAnother={isAnotherCode} texts={texts} tellTime={now} />
    </div>
  );
}

/** Takes a code that nobody beside the holder may read: 6 digits unless the form says another length (ECODE-25). */
export function SecretCodeWidget(props: WidgetProps) {
  const { words, given, saved, texts } = contextOf(props);
  const { maxLength: length = oneTimeCodeLength, equals } = uiOf(props);
  const value = shownText(props.value);
  const field = fieldProps(props);
  // Said before the bank is asked; the repetition of a code is only as easy as the code.
  const isEasy = equals === undefined && value.length === oneTimeCodeLength && isEasyCode(value);
  const level = readStrength(given[props.name]);
  // The judgement is of the code that the bank has seen, not of one being typed.
  const isJudged = level !== undefined && props.value !== undefined && props.value === saved[props.name];
  return (
    <>
      <CodeField
        {...field}
        length={length}
        autoComplete="off"
        hint={isEasy && field.error === undefined ? words.easyCode : undefined}
        secret={{ showLabel: words.showCode, hideLabel: words.hideCode }}
        value={value}
        onChange={(digits) => props.onChange(heldText(digits))}
      />
      {isJudged && (
        <Strength
          level={level}
          label={texts({ kind: 'shared', key: 'strength.label' }) ?? ''}
          words={texts({ kind: 'shared', key: `strength.${level}` }) ?? ''}
        />
      )}
    </>
  );
}
