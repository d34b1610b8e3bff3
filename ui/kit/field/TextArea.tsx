import { join } from '../class-names.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Field.module.css';
import type { FieldProps } from './FieldFrame.tsx';
import { InputFrame } from './InputFrame.tsx';
import type { TextValueProps } from './TextField.tsx';

type TextAreaProps = FieldProps &
  TextValueProps & {
    rows?: number | undefined;
    /** Stands beneath the text, such as how long it is. */
    note?: string | undefined;
    /** Announced when it comes: that the text has grown too long. */
    alert?: string | undefined;
  };

/** Takes several lines of text. */
export function TextArea({ value, onChange, rows = 5, note, alert, ...field }: TextAreaProps) {
  return (
    <InputFrame field={field} note={note}>
      {(tied) => (
        <>
          <div className={styles['box']}>
            <textarea
              {...tied}
              {...{ value, rows }}
              readOnly={field.isReadOnly}
              className={join(styles['input'], styles['lines'])}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          </div>
          <div aria-live="polite">
            <VisuallyHidden>{alert}</VisuallyHidden>
          </div>
        </>
      )}
    </InputFrame>
  );
}
