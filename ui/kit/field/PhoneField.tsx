import { type ReactNode, useId, useState } from 'react';

import { join } from '../class-names.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Field.module.css';
import type { FieldProps } from './FieldFrame.tsx';
import { InputFrame } from './InputFrame.tsx';
import { keepPhone } from './phone-digits.ts';
import type { TextValueProps } from './TextField.tsx';

type PhoneFieldProps = FieldProps &
  TextValueProps & {
    /** Read after the label, to say that the number is Italian and that +39 is already there. */
    prefixLabel?: string | undefined;
    /** Said beneath the field when digits were left out, because a number has no more than 11. */
    tooLongLabel?: string | undefined;
    autoComplete?: 'tel-national' | 'off' | undefined;
    /** Said beneath the field and read out once it comes. */
    hint?: ReactNode;
  };

/** Takes an Italian number of at most 11 digits after a fixed +39, which is read out with it (PHONE-02, PHONE-09). */
export function PhoneField(props: PhoneFieldProps) {
  const { prefixLabel, tooLongLabel, autoComplete = 'tel-national', value, onChange, ...field } = props;
  const [isCut, setCut] = useState(false);
  const prefixId = useId();
  const tooLongId = useId();
  const type = (text: string) => {
    const read = keepPhone(text);
    setCut(read.isCut);
    onChange(read.kept);
  };
  return (
    <InputFrame field={field} alsoSaid={isCut ? [prefixId, tooLongId] : [prefixId]}>
      {(tied) => (
        <>
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
              onChange={({ currentTarget }) => type(currentTarget.value)}
            />
          </div>
          <div aria-live="polite">
            {isCut && (
              <span className={styles['description']} id={tooLongId}>
                {tooLongLabel}
              </span>
            )}
          </div>
        </>
      )}
    </InputFrame>
  );
}
