import { useId } from 'react';

import { join } from '../class-names.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Field.module.css';
import type { FieldProps } from './FieldFrame.tsx';
import { InputFrame } from './InputFrame.tsx';
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
  const { prefixLabel, autoComplete = 'tel-national', value, onChange, ...field } = props;
  const prefixId = useId();
  return (
    <InputFrame field={field} alsoSaid={[prefixId]}>
      {(tied) => (
        <div className={styles['box']}>
          <span className={styles['prefix']} id={prefixId}>
            <span aria-hidden="true">{'+39'}</span>
            <VisuallyHidden>{prefixLabel ?? '+39'}</VisuallyHidden>
          </span>
          <input
            {...tied}
            {...{ value, autoComplete }}
            type="tel"
            inputMode="numeric"
            readOnly={field.isReadOnly}
            className={join(styles['input'], styles['digits'])}
            // A number copied from the address book brings its own prefix, and must not be cut short by it.
            onChange={({ currentTarget }) => onChange(nationalDigits(currentTarget.value))}
          />
        </div>
      )}
    </InputFrame>
  );
}

function nationalDigits(text: string): string {
  return text.replace(countryPrefix, '').replaceAll(/\D/g, '').slice(0, mostDigits);
}
