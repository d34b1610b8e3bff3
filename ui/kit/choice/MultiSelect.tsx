import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';

import { join } from '../class-names.ts';
import field from '../field/Field.module.css';
import { FieldFrame, type FieldProps } from '../field/FieldFrame.tsx';
import { given } from '../given.ts';
import { Icon } from '../icon/Icon.tsx';
import type { Choice } from './choice.ts';
import styles from './MultiSelect.module.css';
import { SelectChoice } from './SelectChoice.tsx';

type MultiSelectProps = Omit<FieldProps, 'isReadOnly'> & {
  choices: readonly Choice[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  placeholder: string;
  /** Says in few words what is chosen, when something is. */
  shown: string;
};

/** Asks for any of many answers; the list stays open while they are chosen. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, description, error, optionalLabel, choices, values, shown, onChange, ...own } = props;
  const { onBlur, onFocus, ...rest } = own;
  return (
    <AriaSelect
      {...given(rest)}
      {...(onBlur && { onBlur: () => onBlur() })}
      {...(onFocus && { onFocus: () => onFocus() })}
      selectionMode="multiple"
      value={[...values]}
      onChange={(keys) => onChange(keys.map(String))}
      className={field['field'] ?? ''}
      validationBehavior="aria"
      isInvalid={error !== undefined}
    >
      <FieldFrame label={label} description={description} error={error} optionalLabel={optionalLabel}>
        <Button className={join(field['box'], styles['trigger'])}>
          <SelectValue className={styles['value'] ?? ''}>
            {({ isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : shown)}
          </SelectValue>
          <Icon name="expand" />
        </Button>
      </FieldFrame>
      <Popover className={styles['popover'] ?? ''}>
        <ListBox className={styles['list'] ?? ''}>
          {choices.map((choice) => (
            <SelectChoice key={choice.value} choice={choice} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
