import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';

import { join } from '../class-names.ts';
import { given } from '../given.ts';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import type { TextValueProps } from './TextField.tsx';

type TextAreaProps = FieldProps &
  TextValueProps & { maxLength?: number | undefined; rows?: number | undefined };

/** Takes several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, description, error, optionalLabel, rows = 5, ...rest } = props;
  return (
    <AriaTextField
      {...given(rest)}
      className={styles['field'] ?? ''}
      validationBehavior="aria"
      isInvalid={error !== undefined}
    >
      <FieldFrame label={label} description={description} error={error} optionalLabel={optionalLabel}>
        <div className={styles['box']}>
          <AriaTextArea className={join(styles['input'], styles['lines'])} rows={rows} />
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
