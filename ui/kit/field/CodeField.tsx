import { type ReactNode, useState } from 'react';

import { join } from '../class-names.ts';
import styles from './Field.module.css';
import code from './CodeField.module.css';
import type { FieldProps } from './FieldFrame.tsx';
import { InputFrame } from './InputFrame.tsx';
import { RevealButton } from './RevealButton.tsx';
import type { TextValueProps } from './TextField.tsx';

type CodeFieldProps = FieldProps &
  TextValueProps & {
    /** How many digits the code has: 6 unless told. */
    length?: number | undefined;
    /** Off for codes that no message brings, such as the holder code. */
    autoComplete?: 'one-time-code' | 'off' | undefined;
    /** Said beneath the field and read out once it comes. */
    hint?: ReactNode;
    /** Hides the digits until the holder asks to see them; what the button that shows and hides them is called. */
    secret?: { showLabel: string; hideLabel: string } | undefined;
  };

/** Takes a code of digits in one field that phones can fill from the message; all else is stripped (SCA-26). */
export function CodeField(props: CodeFieldProps) {
  const { value, onChange, length = 6, autoComplete = 'one-time-code', secret, ...field } = props;
  const [isShown, setShown] = useState(secret === undefined);
  return (
    <InputFrame field={field}>
      {(tied) => (
        <div className={code['row']}>
          <div className={join(styles['box'], code['box'], !isShown && code['hidden'])}>
            <Slots length={length} filled={value.length} />
            <input
              {...tied}
              {...{ value, autoComplete }}
              type={isShown ? 'text' : 'password'}
              inputMode="numeric"
              readOnly={field.isReadOnly}
              className={join(styles['input'], code['input'])}
              // No maxLength: the browser would cut a pasted "12 34 56" before the spaces are stripped.
              onChange={({ currentTarget }) =>
                onChange(currentTarget.value.replaceAll(/\D/g, '').slice(0, length))
              }
            />
          </div>
          {secret && (
            <RevealButton
              {...secret}
              isShown={isShown}
              isDisabled={field.isDisabled}
              onToggle={() => setShown(!isShown)}
            />
          )}
        </div>
      )}
    </InputFrame>
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
