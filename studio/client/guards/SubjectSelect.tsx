import { useTranslation } from '#i18n';
import { Picker } from '#ui/kit';
import styles from './GuardEditor.module.css';
import type { Choosable } from './subjects.ts';

type SelectProps = {
  label: string;
  about: Choosable;
  subjects: readonly Choosable[];
  onChoose: (next: Choosable) => void;
};

/** Asks what a condition is about; flags stand under their service, and are found by their names too. */
export function SubjectSelect({ label, about, subjects, onChoose }: SelectProps) {
  const { t } = useTranslation('studio');
  const isListed = subjects.some(({ id }) => id === about.id);
  const all = isListed ? subjects : [about, ...subjects];
  return (
    <div className={styles['subject']}>
      <Picker
        label={label}
        isLabelHidden
        noneWords={t('picker.none')}
        options={all.map(({ id, label: words, group, subject }) => ({
          id,
          label: words,
          group,
          name: subject.path,
        }))}
        chosen={about.id}
        onChoose={(id) => {
          const chosen = subjects.find((each) => each.id === id);
          if (chosen) onChoose(chosen);
        }}
      />
    </div>
  );
}
