import { useId, type Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';

import { given } from '../given.ts';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** A text that its owner holds: fields of the kit keep no value of their own. */
export type TextValueProps = { value: string; onChange: (value: string) => void };

type TextFieldProps = FieldProps &
  TextValueProps & {
    type?: 'text' | 'email' | 'search' | 'url' | undefined;
    inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'search' | undefined;
    autoComplete?: string | undefined;
    maxLength?: number | undefined;
    placeholder?: string | undefined;
    spellCheck?: 'true' | 'false' | undefined;
    /** Lets only digits in, and asks for the keyboard of figures (FORM-03). */
    accepts?: 'digits' | undefined;
    /** Stands behind what is typed, such as a currency, and is read out with the field. */
    unit?: string | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** Takes one line of text. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, optionalLabel, placeholder, accepts, onChange, ref, unit, ...rest } =
    props;
  const unitId = useId();
  const isDigits = accepts === 'digits';
  return (
    <AriaTextField
      {...given(rest)}
      {...(unit !== undefined && { 'aria-describedby': unitId })}
      {...(isDigits && { inputMode: 'numeric' })}
      onChange={(value) => onChange(isDigits ? value.replaceAll(/\D/g, '') : value)}
      className={styles['field'] ?? ''}
      validationBehavior="aria"
      isInvalid={error !== undefined}
    >
      <FieldFrame label={label} description={description} error={error} optionalLabel={optionalLabel}>
        <div className={styles['box']}>
          <Input className={styles['input'] ?? ''} {...given({ placeholder })} ref={ref ?? null} />
          {unit !== undefined && (
            <span className={styles['unit']} id={unitId}>
              {unit}
            </span>
          )}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
