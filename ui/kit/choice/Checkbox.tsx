import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';

import { FieldProblem, type FieldProps } from '../field/FieldFrame.tsx';
import field from '../field/Field.module.css';
import { given } from '../given.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Choice.module.css';

type CheckboxProps = Omit<FieldProps, 'label' | 'optionalLabel'> & {
  label: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** For a box that stands for others, when only some of them are selected. */
  isIndeterminate?: boolean | undefined;
};

/** Asks for a yes: a consent, a declaration, one filter of several. */
export function Checkbox(props: CheckboxProps) {
  const { label, description, error, onBlur, onFocus, ...rest } = props;
  return (
    <CheckboxField
      {...given(rest)}
      {...(onBlur && { onBlur: () => onBlur() })}
      {...(onFocus && { onFocus: () => onFocus() })}
      className={field['field'] ?? ''}
      validationBehavior="aria"
      isInvalid={error !== undefined}
    >
      <CheckboxButton className={styles['check'] ?? ''}>
        <span className={styles['mark']} aria-hidden="true">
          <Icon name={rest.isIndeterminate ? 'partly' : 'check'} />
        </span>
        <span>{label}</span>
      </CheckboxButton>
      {description !== undefined && (
        <Text slot="description" className={styles['checkNote'] ?? ''}>
          {description}
        </Text>
      )}
      <FieldProblem error={error} />
    </CheckboxField>
  );
}
