import { useId } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';

import { join } from '../class-names.ts';
import { given } from '../given.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import type { TextValueProps } from './TextField.tsx';

const countryPrefix = /^\s*(?:\+|00)39/;
const mostDigits = 11;

type PhoneFieldProps = FieldProps &
  TextValueProps & {
    /** Read after the label, to say that the number is Italian and that +39 is already there. */
    prefixLabel?: string | undefined;
    autoComplete?: 'tel-national' | 'off' | undefined;
  };

/** Takes an Italian number of at most 11 digits after a fixed +39, which is read out with it (PHONE-02, PHONE-09). */
export function PhoneField(props: PhoneFieldProps) {
  const { label, description, error, optionalLabel, prefixLabel, onChange, ...rest } = props;
  const { autoComplete = 'tel-national', ...field } = rest;
  const prefixId = useId();
  return (
    <AriaTextField
      {...given(field)}
      type="tel"
      inputMode="numeric"
      autoComplete={autoComplete}
      aria-describedby={prefixId}
      // A number copied from the address book brings its own prefix, and must not be cut short by it.
      onChange={(text) => onChange(nationalDigits(text))}
      className={styles['field'] ?? ''}
      validationBehavior="aria"
      isInvalid={error !== undefined}
    >
      <FieldFrame label={label} description={description} error={error} optionalLabel={optionalLabel}>
        <div className={styles['box']}>
          <span className={styles['prefix']} id={prefixId}>
            <span aria-hidden="true">{'+39'}</span>
            <VisuallyHidden>{prefixLabel ?? '+39'}</VisuallyHidden>
          </span>
          <Input className={join(styles['input'], styles['digits'])} />
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}

function nationalDigits(text: string): string {
  return text.replace(countryPrefix, '').replaceAll(/\D/g, '').slice(0, mostDigits);
}
