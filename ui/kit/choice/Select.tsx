import { join } from '../class-names.ts';
import field from '../field/Field.module.css';
import type { FieldProps } from '../field/FieldFrame.tsx';
import { InputFrame } from '../field/InputFrame.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Choice } from './choice.ts';
import styles from './Select.module.css';

type SelectProps = Omit<FieldProps, 'isReadOnly'> & {
  choices: readonly Choice[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder: string;
};

/**
 * Asks for one of many answers, of which only the chosen one is worth the space. The list is the browser’s own: a phone
 * shows it as it shows every other, and it weighs nothing (S-70).
 */
export function Select({ choices, value, onChange, placeholder, ...own }: SelectProps) {
  const note = choices.find((choice) => choice.value === value)?.description;
  return (
    <InputFrame field={own} note={note}>
      {(tied) => (
        <div className={join(field['box'], styles['box'])}>
          <select
            {...tied}
            className={join(field['input'], styles['list'])}
            value={value ?? ''}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          >
            <option value="" disabled hidden>
              {placeholder}
            </option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <span className={styles['arrow']}>
            <Icon name="expand" />
          </span>
        </div>
      )}
    </InputFrame>
  );
}
