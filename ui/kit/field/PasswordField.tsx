import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';

import { given } from '../given.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
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
  const { label, description, error, optionalLabel, showLabel, hideLabel, onChange, ...rest } = props;
  const { maxLength = 20, autoComplete = 'current-password', ...field } = rest;
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField
      {...given(field)}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck="false"
      maxLength={maxLength}
      // Password managers write past the attribute, hence the cut.
      onChange={(value) => onChange(value.slice(0, maxLength))}
      className={styles['field'] ?? ''}
      validationBehavior="aria"
      isInvalid={error !== undefined}
    >
      <FieldFrame label={label} description={description} error={error} optionalLabel={optionalLabel}>
        <div className={styles['box']}>
          <Input className={styles['input'] ?? ''} autoCapitalize="none" />
          <Button
            className={styles['toggle'] ?? ''}
            aria-label={isShown ? hideLabel : showLabel}
            onPress={() => setShown(!isShown)}
            {...given({ isDisabled: field.isDisabled })}
          >
            <Icon name={isShown ? 'hide' : 'show'} />
          </Button>
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
