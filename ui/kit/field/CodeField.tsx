import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';

import { join } from '../class-names.ts';
import { given } from '../given.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Field.module.css';
import code from './CodeField.module.css';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import type { TextValueProps } from './TextField.tsx';

type CodeFieldProps = FieldProps &
  TextValueProps & {
    /** How many digits the code has: 6 unless told. */
    length?: number | undefined;
    /** Off for codes that no message brings, such as the holder code. */
    autoComplete?: 'one-time-code' | 'off' | undefined;
    /** Hides the digits until the holder asks to see them; what the button that shows and hides them is called. */
    secret?: { showLabel: string; hideLabel: string } | undefined;
  };

/** Takes a code of digits in one field that phones can fill from the message; all else is stripped (SCA-26). */
export function CodeField(props: CodeFieldProps) {
  const { label, description, error, optionalLabel, onChange, length = 6, ...rest } = props;
  const { autoComplete = 'one-time-code', secret, ...field } = rest;
  const [isShown, setShown] = useState(secret === undefined);
  const isLong = length > 7;
  return (
    <AriaTextField
      {...given(field)}
      type={isShown ? 'text' : 'password'}
      inputMode="numeric"
      autoComplete={autoComplete}
      // No maxLength: the browser would cut a pasted "12 34 56" before the spaces are stripped.
      onChange={(text) => onChange(text.replaceAll(/\D/g, '').slice(0, length))}
      className={styles['field'] ?? ''}
      validationBehavior="aria"
      isInvalid={error !== undefined}
    >
      <FieldFrame label={label} description={description} error={error} optionalLabel={optionalLabel}>
        <div className={code['row']}>
          <div
            className={join(styles['box'], code['box'], isLong && code['long'], !isShown && code['hidden'])}
          >
            <Slots length={length} filled={field.value.length} />
            <Input className={join(styles['input'], code['input'])} />
          </div>
          {secret && (
            <Button
              className={styles['toggle'] ?? ''}
              aria-label={isShown ? secret.hideLabel : secret.showLabel}
              onPress={() => setShown(!isShown)}
              {...given({ isDisabled: field.isDisabled })}
            >
              <Icon name={isShown ? 'hide' : 'show'} />
            </Button>
          )}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}

/** Draws a place for each digit, out of the same glyphs as the field so that they line up in any font. */
function Slots({ length, filled }: { length: number; filled: number }) {
  return (
    <span className={code['slots']} aria-hidden="true">
      {Array.from({ length }, (_, place) => (
        <span key={place} className={join(code['slot'], place < filled && code['filled'])}>
          {0}
        </span>
      ))}
    </span>
  );
}
