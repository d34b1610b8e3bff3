import styles from './Choice.module.css';

type ChoiceProps = {
  label: string;
  chosen: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

/** Asks for one of a few, side by side. */
export function Choice({ label, chosen, choices, onChoose }: ChoiceProps) {
  return (
    <fieldset className={styles['choice']} aria-label={label}>
      {choices.map(({ value, label: words }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {words}
        </button>
      ))}
    </fieldset>
  );
}
