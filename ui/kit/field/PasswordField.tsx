import { useState } from 'react';

import styles from './Field.module.css';
import type { FieldProps } from './FieldFrame.tsx';
import { InputFrame } from './InputFrame.tsx';
import { RevealButton } from './RevealButton.tsx';
import type { TextValueProps } from './TextField.tsx';

type PasswordFieldProps = FieldProps &
  TextValueProps & {
    showLabel: string;
    hideLabel: string;
    autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
    /** 20 unless told: the documents' input filter (FORM-06). */
    maxLength?: number | undefined;
  };

/** Takes a password, hidden until the holder asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { showLabel, hideLabel, value, onChange, ...field } = props;
  const { maxLength = 20, autoComplete = 'current-password' } = field;
  const [isShown, setShown] = useState(false);
  return (
    <InputFrame field={field}>
      {(tied) => (
        <div className={styles['box']}>
          <input
            {...tied}
            {...{ value, maxLength, autoComplete }}
            type={isShown ? 'text' : 'password'}
            readOnly={field.isReadOnly}
            spellCheck="false"
            autoCapitalize="none"
            className={styles['input']}
            // Password managers write past the attribute, hence the cut.
            onChange={({ currentTarget }) => onChange(currentTarget.value.slice(0, maxLength))}
          />
          <RevealButton
            {...{ isShown, showLabel, hideLabel }}
            isDisabled={field.isDisabled}
            onToggle={() => setShown(!isShown)}
          />
        </div>
      )}
    </InputFrame>
  );
}
