import { useId, type KeyboardEvent, type Ref } from 'react';

import styles from './Field.module.css';
import type { FieldProps } from './FieldFrame.tsx';
import { InputFrame } from './InputFrame.tsx';

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
    /** Said beneath the field and read out once it comes, such as what cannot be typed. */
    hint?: string | undefined;
    /** Stands behind what is typed, such as a currency, and is read out with the field. */
    unit?: string | undefined;
    /** Told of keys that mean something of their own, such as arrows that step an amount. */
    onKeyDown?: ((event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => void) | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** Takes one line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, accepts, unit, ref, type = 'text', inputMode, ...field } = props;
  const { autoComplete, maxLength, placeholder, spellCheck, onKeyDown } = field;
  const unitId = useId();
  const isDigits = accepts === 'digits';
  return (
    <InputFrame field={field} alsoSaid={unit === undefined ? [] : [unitId]}>
      {(tied) => (
        <div className={styles['box']}>
          <input
            {...tied}
            {...{ type, autoComplete, maxLength, placeholder, spellCheck, value, onKeyDown, ref }}
            readOnly={field.isReadOnly}
            inputMode={isDigits ? 'numeric' : inputMode}
            className={styles['input']}
            onChange={({ currentTarget: { value: typed } }) =>
              onChange(isDigits ? typed.replaceAll(/\D/g, '') : typed)
            }
          />
          {unit !== undefined && (
            <span className={styles['unit']} id={unitId}>
              {unit}
            </span>
          )}
        </div>
      )}
    </InputFrame>
  );
}
