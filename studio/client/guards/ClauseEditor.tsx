import { useTranslation } from '#i18n';
import { CatalogueLink } from '../catalogue/CatalogueLink.tsx';
import { aboutElse, comparedBy } from './changes.ts';
import styles from './GuardEditor.module.css';
import type { Clause, Comparison } from './guard-parts.ts';
import { SubjectSelect } from './SubjectSelect.tsx';
import { choosableOf, comparisonsOf, type Choosable } from './subjects.ts';
import { ValueBox } from './ValueBox.tsx';

type ClauseProps = {
  clause: Clause;
  subjects: readonly Choosable[];
  /** What is typed letter by letter is undone at once. */
  onChange: (next: Clause, isTyping?: boolean) => void;
};

/** Writes one condition: what it is about, how that is compared, and with what. */
export function ClauseEditor({ clause, subjects, onChange }: ClauseProps) {
  const { t } = useTranslation('studio');
  const about = choosableOf(t, clause.subject, subjects);
  const words = (comparison: Comparison): string => {
    const isBoolean = about.type === 'boolean';
    const value = about.values.find((each) => each.value === (comparison === 'holds'));
    if (isBoolean && value && (comparison === 'holds' || comparison === 'lacks')) return value.words;
    const named = comparison === 'lacks' && !isBoolean ? 'absent' : comparison;
    return t(`guard.compare.${named}`);
  };
  return (
    <div className={styles['clause']}>
      <SubjectSelect
        label={t('guard.subject')}
        about={about}
        subjects={subjects}
        onChoose={(next) => onChange(aboutElse(clause, next))}
      />
      <select
        aria-label={t('guard.comparison')}
        value={clause.comparison}
        onChange={({ currentTarget }) =>
          // One of those that are listed beneath.
          onChange(comparedBy(clause, currentTarget.value as Comparison, about))
        }
      >
        {comparisonsOf(about, clause.comparison).map((comparison) => (
          <option key={comparison} value={comparison}>
            {words(comparison)}
          </option>
        ))}
      </select>
      <ValueBox clause={clause} about={about} subjects={subjects} onChange={onChange} />
      {about.meaning !== undefined && (
        <p className={styles['meaning']}>
          {about.meaning} <CatalogueLink kind="flag" name={about.subject.path} about={about.label} />
        </p>
      )}
    </div>
  );
}
