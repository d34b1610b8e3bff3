import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';

import { FieldFrame, type FieldProps } from '../field/FieldFrame.tsx';
import field from '../field/Field.module.css';
import { given } from '../given.ts';
import type { Choice } from './choice.ts';
import styles from './Choice.module.css';

type RadioGroupProps = Omit<FieldProps, 'autoFocus'> & {
  choices: readonly Choice[];
  value: string | null;
  onChange: (value: string) => void;
};

/** Asks for one of a few answers that are all worth seeing, such as a phone to send a code to (SCA-02). */
export function RadioGroup(props: RadioGroupProps) {
  const { label, description, error, optionalLabel, choices, onBlur, onFocus, ...rest } = props;
  return (
    <AriaRadioGroup
      {...given(rest)}
      {...(onBlur && { onBlur: () => onBlur() })}
      {...(onFocus && { onFocus: () => onFocus() })}
      className={field['field'] ?? ''}
      validationBehavior="aria"
      isInvalid={error !== undefined}
    >
      <FieldFrame label={label} description={description} error={error} optionalLabel={optionalLabel}>
        <div className={styles['list']}>
          {choices.map((choice) => (
            <RadioChoice key={choice.value} choice={choice} />
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}

function RadioChoice({ choice }: { choice: Choice }) {
  const { value, label, description, isDisabled = false } = choice;
  return (
    <RadioField value={value} isDisabled={isDisabled} className={styles['row'] ?? ''}>
      <RadioButton className={styles['button'] ?? ''}>
        <span className={styles['dot']} aria-hidden="true" />
        {label}
      </RadioButton>
      {description !== undefined && (
        <Text slot="description" className={styles['note'] ?? ''}>
          {description}
        </Text>
      )}
    </RadioField>
  );
}
