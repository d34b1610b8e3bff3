import styles from './GuardEditor.module.css';
import type { Choosable } from './subjects.ts';

type SelectProps = {
  label: string;
  about: Choosable;
  subjects: readonly Choosable[];
  onChoose: (next: Choosable) => void;
};

/** Asks what a condition is about; flags stand under their service. */
export function SubjectSelect({ label, about, subjects, onChoose }: SelectProps) {
  const isListed = subjects.some(({ id }) => id === about.id);
  const groups = Map.groupBy(isListed ? subjects : [about, ...subjects], ({ group }) => group);
  const choose = (id: string): void => {
    const chosen = subjects.find((each) => each.id === id);
    if (chosen) onChoose(chosen);
  };
  return (
    <select
      className={styles['subject']}
      aria-label={label}
      value={about.id}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {[...groups].map(([group, own]) => (
        <optgroup key={group} label={group}>
          {own.map(({ id, label: words }) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
