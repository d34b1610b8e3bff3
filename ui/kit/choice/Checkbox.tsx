import type { ReactNode } from 'react';

import field from '../field/Field.module.css';
import type { FieldProps } from '../field/FieldFrame.tsx';
import { InputProblem } from '../field/InputFrame.tsx';
import { useTiedInput } from '../field/tied-input.ts';
import { Icon } from '../icon/Icon.tsx';
import { Unbroken } from '../layout/Unbroken.tsx';
import styles from './Choice.module.css';

type CheckboxProps = Omit<FieldProps, 'label' | 'optionalLabel' | 'isReadOnly'> & {
  label: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** For a box that stands for others, when only some of them are selected. */
  isIndeterminate?: boolean | undefined;
};

/** Asks for a yes: a consent, a declaration, one filter of several. */
export function Checkbox({ label, isSelected, onChange, isIndeterminate = false, ...own }: CheckboxProps) {
  const { description, error } = own;
  const tied = useTiedInput(own);
  return (
    <div className={field['field']}>
      <label className={styles['check']}>
        <input
          {...tied}
          ref={(box) => {
            if (box) box.indeterminate = isIndeterminate;
          }}
          type="checkbox"
          className={styles['input']}
          checked={isSelected}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span className={styles['mark']} aria-hidden="true">
          <Icon name={isIndeterminate ? 'partly' : 'check'} />
        </span>
        <span>
          <Unbroken>{label}</Unbroken>
        </span>
      </label>
      {description !== undefined && (
        <span className={styles['checkNote']} id={`${tied.id}-help`}>
          <Unbroken>{description}</Unbroken>
        </span>
      )}
      <InputProblem id={tied.id} error={error} />
    </div>
  );
}
