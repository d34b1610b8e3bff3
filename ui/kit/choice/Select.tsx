import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';

import { join } from '../class-names.ts';
import { FieldFrame, type FieldProps } from '../field/FieldFrame.tsx';
import field from '../field/Field.module.css';
import { given } from '../given.ts';
import { Icon } from '../icon/Icon.tsx';
import type { Choice } from './choice.ts';
import styles from './Select.module.css';

type SelectProps = Omit<FieldProps, 'isReadOnly'> & {
  choices: readonly Choice[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder: string;
};

/** Asks for one of many answers, of which only the chosen one is worth the space. */
export function Select(props: SelectProps) {
  const { label, description, error, optionalLabel, choices, value, onChange, onBlur, onFocus, ...rest } =
    props;
  return (
    <AriaSelect
      {...given(rest)}
      {...(onBlur && { onBlur: () => onBlur() })}
      {...(onFocus && { onFocus: () => onFocus() })}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      className={field['field'] ?? ''}
      validationBehavior="aria"
      isInvalid={error !== undefined}
    >
      <FieldFrame label={label} description={description} error={error} optionalLabel={optionalLabel}>
        <Button className={join(field['box'], styles['trigger'])}>
          <SelectValue className={styles['value'] ?? ''} />
          <Icon name="expand" />
        </Button>
      </FieldFrame>
      <Popover className={styles['popover'] ?? ''}>
        <ListBox className={styles['list'] ?? ''} items={choices}>
          {(choice) => <SelectChoice choice={choice} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

function SelectChoice({ choice }: { choice: Choice }) {
  return (
    <ListBoxItem
      id={choice.value}
      textValue={choice.label}
      isDisabled={choice.isDisabled ?? false}
      className={styles['item'] ?? ''}
    >
      <span className={styles['check']}>
        <Icon name="check" />
      </span>
      <span className={styles['words']}>
        <Text slot="label">{choice.label}</Text>
        {choice.description !== undefined && (
          <Text slot="description" className={styles['note'] ?? ''}>
            {choice.description}
          </Text>
        )}
      </span>
    </ListBoxItem>
  );
}
