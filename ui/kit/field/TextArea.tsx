import { join } from '../class-names.ts';
import styles from './Field.module.css';
import type { FieldProps } from './FieldFrame.tsx';
import { InputFrame } from './InputFrame.tsx';
import type { TextValueProps } from './TextField.tsx';

type TextAreaProps = FieldProps &
  TextValueProps & { maxLength?: number | undefined; rows?: number | undefined };

/** Takes several lines of text. */
export function TextArea({ value, onChange, maxLength, rows = 5, ...field }: TextAreaProps) {
  return (
    <InputFrame field={field}>
      {(tied) => (
        <div className={styles['box']}>
          <textarea
            {...tied}
            {...{ value, maxLength, rows }}
            readOnly={field.isReadOnly}
            className={join(styles['input'], styles['lines'])}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </div>
      )}
    </InputFrame>
  );
}
