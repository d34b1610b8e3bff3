import field from '../field/Field.module.css';
import type { FieldProps } from '../field/FieldFrame.tsx';
import { InputProblem } from '../field/InputFrame.tsx';
import { useTiedInput } from '../field/tied-input.ts';
import { OptionalMark } from '../field/OptionalMark.tsx';
import { Unbroken } from '../layout/Unbroken.tsx';
import type { Choice } from './choice.ts';
import styles from './Choice.module.css';

type RadioGroupProps = Omit<FieldProps, 'autoFocus' | 'isReadOnly'> & {
  choices: readonly Choice[];
  value: string | null;
  onChange: (value: string) => void;
  /** `tiles` for short answers, such as amounts, that fit beside one another. */
  look?: 'list' | 'tiles' | undefined;
};

/** Asks for one of a few answers that are all worth seeing, such as a phone to send a code to (SCA-02). */
export function RadioGroup({ choices, value, onChange, look = 'list', ...own }: RadioGroupProps) {
  const { label, description, error, optionalLabel, onBlur, onFocus } = own;
  const { id, name = id, disabled, autoFocus: _, ...said } = useTiedInput(own);
  return (
    <div
      {...said}
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className={field['field']}
      onFocus={onFocus}
      // The group is left when the focus goes out of it, not from answer to answer.
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur?.()}
    >
      <span className={field['label']} id={`${id}-label`}>
        <Unbroken>{label}</Unbroken>
        <OptionalMark label={optionalLabel} />
      </span>
      {description !== undefined && (
        <span className={field['description']} id={`${id}-help`}>
          <Unbroken>{description}</Unbroken>
        </span>
      )}
      <div className={styles[look]}>
        {choices.map((choice) => (
          <RadioChoice
            key={choice.value}
            choice={{ ...choice, isDisabled: disabled === true || choice.isDisabled }}
            name={name}
            isChosen={choice.value === value}
            onChoose={() => onChange(choice.value)}
          />
        ))}
      </div>
      <InputProblem id={id} error={error} />
    </div>
  );
}

type RadioChoiceProps = { choice: Choice; name: string; isChosen: boolean; onChoose: () => void };

function RadioChoice({ choice, name, isChosen, onChoose }: RadioChoiceProps) {
  const { value, label, description, isDisabled } = choice;
  const note = `${name}-${value}-note`;
  const words = <Unbroken>{label}</Unbroken>;
  return (
    <div className={styles['row']}>
      <label className={styles['button']}>
        <input
          type="radio"
          className={styles['input']}
          name={name}
          value={value}
          checked={isChosen}
          disabled={isDisabled}
          aria-describedby={description === undefined ? undefined : note}
          onChange={onChoose}
        />
        <span className={styles['dot']} aria-hidden="true" />
        <span>{words}</span>
      </label>
      {description !== undefined && (
        <span className={styles['note']} id={note}>
          <Unbroken>{description}</Unbroken>
        </span>
      )}
    </div>
  );
}
