import { useTranslation } from '#i18n';
import { useState } from 'react';
import { operandWords } from '../words/condition.ts';
import styles from './GuardEditor.module.css';
import type { Clause } from './guard-parts.ts';
import { SubjectSelect } from './SubjectSelect.tsx';
import { choosableOf, type Choosable } from './subjects.ts';

type BoxProps = {
  clause: Clause;
  about: Choosable;
  subjects: readonly Choosable[];
  onChange: (next: Clause, isTyping?: boolean) => void;
};

/** Asks with what something is compared: one of its values where they are known, another thing, a number or words. */
export function ValueBox({ clause, about, subjects, onChange }: BoxProps) {
  const { t } = useTranslation('studio');
  const { value, other } = clause;
  if (other)
    return (
      <SubjectSelect
        label={t('guard.other')}
        about={choosableOf(t, other, subjects)}
        subjects={subjects}
        onChoose={({ subject }) => onChange({ ...clause, other: subject })}
      />
    );
  if (value === undefined) return null;
  if (Array.isArray(value))
    return <Several about={about} values={value} onChange={(next) => onChange({ ...clause, value: next })} />;
  if (typeof value === 'number')
    return (
      <NumberBox
        label={t('guard.value')}
        value={value}
        onChange={(next) => onChange({ ...clause, value: next }, true)}
      />
    );
  if (about.values.length > 0 || typeof value !== 'string')
    return <One about={about} value={value} onChange={(next) => onChange({ ...clause, value: next })} />;
  return (
    <input
      type="text"
      aria-label={t('guard.value')}
      placeholder={t('condition.nothing')}
      value={value}
      onChange={({ currentTarget }) => onChange({ ...clause, value: currentTarget.value }, true)}
    />
  );
}

/** The values that are known, and the one that it has now. */
function useValues({ values, type }: Choosable, now: readonly unknown[]) {
  const { t } = useTranslation('studio');
  const known = type === 'boolean' && values.length === 0 ? [true, false] : values.map(({ value }) => value);
  const words = new Map(values.map((each) => [each.value, each.words]));
  return [...new Set([...known, ...now])].map((value) => ({
    id: JSON.stringify(value),
    value,
    words: words.get(value) ?? operandWords(t, value),
  }));
}

type OneProps = { about: Choosable; value: unknown; onChange: (next: unknown) => void };

function One({ about, value, onChange }: OneProps) {
  const { t } = useTranslation('studio');
  const values = useValues(about, [value]);
  return (
    <select
      aria-label={t('guard.value')}
      value={JSON.stringify(value)}
      onChange={({ currentTarget }) => onChange(JSON.parse(currentTarget.value))}
    >
      {values.map(({ id, words }) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </select>
  );
}

type SeveralProps = { about: Choosable; values: readonly unknown[]; onChange: (next: unknown[]) => void };

function Several({ about, values, onChange }: SeveralProps) {
  const { t } = useTranslation('studio');
  const all = useValues(about, values);
  return (
    <fieldset className={styles['several']} aria-label={t('guard.values')}>
      {all.map(({ id, value, words }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={values.includes(value)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...values, value] : values.filter((each) => each !== value))
            }
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

type NumberProps = { label: string; value: number; onChange: (next: number) => void };

/** Takes a number; while there is none in it, the last one counts. */
function NumberBox({ label, value, onChange }: NumberProps) {
  const [typed, setTyped] = useState<string>();
  const take = (text: string): void => {
    setTyped(text);
    if (text.trim() !== '' && Number.isFinite(Number(text))) onChange(Number(text));
  };
  return (
    <input
      type="number"
      className={styles['number']}
      aria-label={label}
      value={typed !== undefined && (typed === '' || Number(typed) === value) ? typed : String(value)}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
